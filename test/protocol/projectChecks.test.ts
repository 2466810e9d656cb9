import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CancellationTokenSource } from 'vscode-languageserver/node';
import {
  type CheckConfigurationAnswer,
  type CheckedOfProject,
  checkConfigurationRequest,
  checkedNotification,
  checkProjectRequest,
} from '../../server/projectProtocol.ts';
import { kbagentFolder, kbagentTree } from '../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../support/kbcTree.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { treeService } from '../support/treeService.ts';

const api = { baseUrl: 'https://a.example/' };
const right = { parameters: { api, config: { jobs: [{ endpoint: 'users' }] } } };
const wrong = { parameters: { api, config: { jobs: [{ endpoint: 'users', metod: 'GET' }] } } };
const row = { parameters: { config: { jobs: [{ endpoint: 'teams', dataTyp: 'teams' }] } } };
const configurations: KbcConfiguration[] = [
  { name: 'first', body: wrong },
  { name: 'second', body: right },
  { name: 'third', body: right, rows: { teams: row } },
];

const trees = [
  { tool: 'kbc', texts: kbcTree(...configurations), folderOf: kbcFolder, file: 'config.json' },
  { tool: 'kbagent', texts: kbagentTree(...configurations), folderOf: kbagentFolder, file: '_config.yml' },
];

for (const { tool, texts, folderOf, file } of trees) {
  describe(`The check of a tree of ${tool}`, () => {
    const { textOf } = treeService(texts);
    const place = temporaryFolder();
    const uriOf = (name: string) => pathToFileURL(path.join(place(), name)).href;
    const bodyOf = (name: string) => `${folderOf({ name })}/${file}`;
    let server: RunningServer;

    const write = async (name: string, text: string) => {
      await mkdir(path.dirname(path.join(place(), name)), { recursive: true });
      await writeFile(path.join(place(), name), text);
    };

    beforeEach(async () => {
      for (const name of Object.keys(texts)) await write(name, textOf(name));
      server = await startLanguageServer();
    });
    afterEach(async () => {
      assert.equal(await server.stop(), 0);
      assert.deepEqual(server.log, []);
    });

    /** Checks the tree; tells what is sent, and cancels after this many parts. */
    const check = async (cancelAfter = Number.POSITIVE_INFINITY) => {
      const sent: CheckedOfProject[] = [];
      const source = new CancellationTokenSource();
      server.connection.onNotification(checkedNotification, (value: CheckedOfProject) => {
        sent.push(value);
        if (sent.length >= cancelAfter) source.cancel();
      });
      const params = { uri: uriOf(''), check: 1 };
      const count = server.connection.sendRequest<number>(checkProjectRequest, params, source.token);
      return { sent, count };
    };
    const codesOf = (part: NonNullable<CheckConfigurationAnswer>) =>
      part.findings.map(({ uri, diagnostics }) => [uri, ...diagnostics.map(({ code }) => code)]);

    it('sends the findings of each configuration in its files, with how many are done', async () => {
      const { sent, count } = await check();
      assert.equal(await count, 3);
      assert.deepEqual(
        sent.map(({ done, of }) => [done, of]),
        [
          [0, 3],
          [1, 3],
          [2, 3],
          [3, 3],
        ],
      );
      assert.deepEqual(
        sent.flatMap(({ part }) => codesOf(part)),
        [
          [uriOf(bodyOf('first')), 'config.unknown-key'],
          [uriOf(`${folderOf({ name: 'third' })}/rows/teams/${file}`), 'config.unknown-key'],
        ],
      );
    });

    it('names the files of a configuration', async () => {
      const { sent, count } = await check();
      await count;
      assert.deepEqual(sent.at(-1)?.part.files, [
        uriOf(bodyOf('third')),
        uriOf(`${folderOf({ name: 'third' })}/rows/teams/${file}`),
      ]);
    });

    it('checks the text of an open document instead of its file', async () => {
      await server.open(uriOf(bodyOf('first')), textOf(bodyOf('second')));
      const { sent, count } = await check();
      await count;
      assert.deepEqual(
        sent.slice(0, 3).flatMap(({ part }) => codesOf(part)),
        [],
      );
    });

    it('ends when it is cancelled', async () => {
      const { count } = await check(1);
      await assert.rejects(count, /cancelled/);
    });

    it('checks a configuration again that has changed, and the tree itself', async () => {
      const again = (uri: string) =>
        server.connection.sendRequest<CheckConfigurationAnswer>(checkConfigurationRequest, { uri });
      const before = await again(uriOf(bodyOf('first')));
      await write(bodyOf('first'), textOf(bodyOf('second')));
      const after = await again(uriOf(bodyOf('first')));
      await rm(path.join(place(), bodyOf('first')));
      const gone = await again(uriOf(bodyOf('first')));
      const tree = await again(uriOf(''));
      assert.deepEqual(before && codesOf(before), [[uriOf(bodyOf('first')), 'config.unknown-key']]);
      assert.deepEqual(after && codesOf(after), []);
      assert.equal(gone, null);
      assert.deepEqual(tree && codesOf(tree), [[uriOf('.keboola/manifest.json'), 'project.missing-file']]);
    });
  });
}

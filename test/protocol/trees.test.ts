import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic, Hover, WorkspaceEdit } from 'vscode-languageserver-types';
import { listFolderRequest, type ReadFileAnswer, readFileRequest } from '../../server/fileProtocol.ts';
import { knownNotification, planRequest } from '../../server/protocol.ts';
import { kbagentFolder, kbagentTree } from '../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../support/kbcTree.ts';
import { type RunningServer, startBrowserServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { treeService } from '../support/treeService.ts';

const paging = { method: 'offset', limit: 100 };
const shop: KbcConfiguration = {
  name: 'shop',
  body: {
    parameters: {
      api: {
        baseUrl: 'https://{{ region }}.shop.example/',
        pagination: { method: 'multiple', scrollers: { byPage: paging } },
      },
      config: {},
    },
  },
  rows: { users: { parameters: { config: { jobs: [{ endpoint: 'users', scroller: 'byPage' }] } } } },
  variables: ['region'],
  values: { default: { region: 'eu' }, us: { region: 'us' } },
};

const trees = [
  { tool: 'kbc', texts: kbcTree(shop), folder: kbcFolder(shop), file: 'config.json', languageId: 'json' },
  { tool: 'kbagent', texts: kbagentTree(shop), folder: kbagentFolder(shop), file: '_config.yml', languageId: 'yaml' },
];

for (const { tool, texts, folder, file, languageId } of trees) {
  const { textOf } = treeService(texts);
  const body = `${folder}/${file}`;
  const row = `${folder}/rows/users/${file}`;

  describe(`a tree of ${tool} over the protocol`, () => {
    const place = temporaryFolder();
    const uriOf = (name: string) => pathToFileURL(path.join(place(), name)).href;
    let server: RunningServer;

    beforeEach(async () => {
      for (const name of Object.keys(texts)) {
        await mkdir(path.dirname(path.join(place(), name)), { recursive: true });
        await writeFile(path.join(place(), name), textOf(name));
      }
      server = await startLanguageServer({ runLenses: true });
    });
    afterEach(async () => {
      assert.equal(await server.stop(), 0);
      assert.deepEqual(server.log, []);
    });

    const open = (name: string, text = textOf(name)) => server.open(uriOf(name), text, languageId);
    const codesOf = (found: readonly Diagnostic[]) => found.map(({ code }) => code);

    it('has no findings where there is no mistake, in any file', async () => {
      for (const name of [body, row]) assert.deepEqual(await open(name), []);
    });

    it('checks an open row again when its configuration is edited', async () => {
      await open(body);
      assert.deepEqual(await open(row), []);
      const next = server.nextDiagnostics(uriOf(row));
      await server.change(uriOf(body), 2, [{ text: textOf(body).replace('byPage', 'pages') }]);
      assert.deepEqual(codesOf(await next), ['pagination.unknown-scroller']);
    });

    it('checks an open row again when a file on the disk changes', async () => {
      assert.deepEqual(await open(row), []);
      await writeFile(path.join(place(), body), textOf(body).replace('byPage', 'pages'));
      const next = server.nextDiagnostics(uriOf(row));
      await server.connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uriOf(body), type: 2 }],
      });
      assert.deepEqual(codesOf(await next), ['pagination.unknown-scroller']);
    });

    it('checks an open row again when the folder of its configuration is deleted', async () => {
      const before = codesOf(await open(row, textOf(row).replace('byPage', 'pages')));
      assert.deepEqual(before, ['pagination.unknown-scroller']);
      await rm(path.join(place(), folder), { recursive: true });
      const next = server.nextDiagnostics(uriOf(row));
      const changes = ['node_modules', folder].map((name) => ({ uri: uriOf(name), type: 3 }));
      await server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
      assert.notDeepEqual(codesOf(await next), before);
    });

    it('renames what the files share in all of them', async () => {
      const text = textOf(row);
      await open(row);
      const before = text.slice(0, text.indexOf('byPage') + 2).split('\n');
      const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      const edit: WorkspaceEdit = await server.connection.sendRequest('textDocument/rename', {
        textDocument: { uri: uriOf(row) },
        position,
        newName: 'pages',
      });
      assert.deepEqual(Object.keys(edit.changes ?? {}).toSorted(), [uriOf(body), uriOf(row)].toSorted());
    });

    it('plans with the values that the editor has chosen', async () => {
      await open(row);
      const plan = () => server.connection.sendRequest<string>(planRequest, { textDocument: { uri: uriOf(row) } });
      assert.match(await plan(), /https:\/\/eu\.shop\.example\/users/);
      await server.connection.sendNotification(knownNotification, { uri: uriOf(row), known: { values: 'us' } });
      assert.match(await plan(), /https:\/\/us\.shop\.example\/users/);
    });

    it('checks with the values that the editor has chosen', async () => {
      const set = Object.keys(texts).find((name) => name.endsWith(`/us/${file}`)) ?? '';
      await writeFile(path.join(place(), set), textOf(set).replace(/(value"?: "?)us/, '$1u s'));
      assert.deepEqual(await open(body), []);
      const next = server.nextDiagnostics(uriOf(body));
      await server.connection.sendNotification(knownNotification, { uri: uriOf(body), known: { values: 'us' } });
      assert.deepEqual(codesOf(await next), ['config.invalid']);
    });

    it('leaves a file of another component alone', async () => {
      const other = `main/extractor/keboola.ex-other/x/${file}`;
      const text = tool === 'kbc' ? '{"parameters": {"tokn": 1}}' : 'parameters:\n  tokn: 0123\n';
      assert.deepEqual(await open(other, text), []);
      const hover: Hover | null = await server.connection.sendRequest('textDocument/hover', {
        textDocument: { uri: uriOf(other) },
        position: { line: 0, character: 3 },
      });
      assert.equal(hover, null);
    });
  });

  describe(`a tree of ${tool} in a virtual workspace`, () => {
    it('is read through the editor', async () => {
      const nameOf = (uri: string) => decodeURIComponent(uri.replace('memory:///work/', ''));
      const server = await startBrowserServer(
        { readsFiles: true },
        {
          prepare(connection) {
            connection.onRequest<ReadFileAnswer, never>(readFileRequest, ({ uri }: { uri: string }) =>
              texts[nameOf(uri)] === undefined ? { problem: 'missing' } : { text: textOf(nameOf(uri)) },
            );
            connection.onRequest(listFolderRequest, ({ uri }: { uri: string }) => {
              const inside = Object.keys(texts).filter((name) => name.startsWith(`${nameOf(uri)}/`));
              return [...new Set(inside.map((name) => name.slice(nameOf(uri).length + 1).split('/')[0] ?? ''))];
            });
          },
        },
      );
      const uri = `memory:///work/${row}`;
      const found = await server.open(uri, textOf(row).replace('byPage', 'byPag'), languageId);
      assert.deepEqual(
        found.map(({ code }) => code),
        ['pagination.unknown-scroller'],
      );
      await server.stop();
    });
  });
}

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const encrypted = 'KBC::ProjectSecure::eJwBYAGf';

describe('Environments in the editor', () => {
  let servers: http.Server[];
  let seen: string[];
  let config: vscode.Uri;
  let count = 0;

  /** An API that notes its requests, under its name. */
  async function start(system: string): Promise<string> {
    const server = http.createServer(({ url, headers }, response) => {
      seen.push(`${system} ${url} ${headers['x-token'] ?? ''}`.trim());
      response.end('[{"id": 1}]');
    });
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  beforeEach(async () => {
    [servers, seen] = [[], []];
    const [production, dev] = [await start('production'), await start('dev')];
    await writeFile(
      { environments: { dev: { baseUrl: dev, attributes: { region: 'eu' } }, live: {} } },
      '.pagewright.json',
    );
    const document = {
      api: { baseUrl: production, http: { headers: { 'X-Token': { attr: '#token' } } } },
      config: {
        '#token': encrypted,
        region: 'us',
        jobs: [{ endpoint: 'things', params: { region: { attr: 'region' } } }],
      },
    };
    config = await writeFile(document, `environment-${++count}.extractor.json`);
    await vscode.window.showTextDocument(config, { preview: false });
  });

  afterEach(async () => {
    for (const name of ['dev', 'live', 'fresh', null]) {
      await switchTo(name);
      await execute('pagewright.clearSecret', config, '#token');
    }
    await closeAll();
    for (const file of [config, fileUri('.pagewright.json')]) {
      await vscode.workspace.fs.delete(file).then(undefined, () => undefined);
    }
    for (const server of servers) server.close();
  });

  const switchTo = (name: string | null) => execute('pagewright.switchEnvironment', config, name);

  it('send a run to their address, with their attributes and secrets, and the run says so', async () => {
    await switchTo('dev');
    let report: Awaited<ReturnType<typeof run>> | undefined;
    const asked = await answerInputBoxes(['for-dev'], async () => {
      report = await run('run');
    });
    assert.match(asked[0]?.prompt ?? '', /in the environment "dev"/);
    assert.deepEqual([report?.outcome, report?.environment, seen], ['done', 'dev', ['dev /things?region=eu for-dev']]);
    const name = path.posix.basename(config.path, '.extractor.json');
    assert.ok(await vscode.workspace.fs.stat(fileUri('out', `${name}@dev`, 'tables')));
  });

  it('are those on the disk, whatever an editor that was closed still has of the file', async () => {
    const { uri } = await vscode.workspace.openTextDocument(fileUri('.pagewright.json'));
    writeFileSync(uri.fsPath, JSON.stringify({ environments: { fresh: { attributes: { region: 'asia' } } } }));
    await switchTo('fresh');
    await answerInputBoxes(['for-fresh'], () => execute('pagewright.run'));
    assert.deepEqual(seen, ['production /things?region=asia for-fresh']);
  });

  it('never get a secret of another one', async () => {
    await switchTo('live');
    await answerInputBoxes(['for-live'], () => execute('pagewright.setSecret', config, '#token'));
    await switchTo('dev');
    // The command asks, gets nothing, and does not start.
    const asked = await answerInputBoxes([], () => execute('pagewright.run'));
    assert.deepEqual([asked.length, seen], [1, []]);
    await switchTo(null);
    assert.equal((await answerInputBoxes([], () => execute('pagewright.run'))).length, 1);
    await switchTo('live');
    assert.deepEqual(await answerInputBoxes([], () => execute('pagewright.run')), []);
    assert.deepEqual(seen, ['production /things?region=us for-live']);
  });

  inSweep('whose address has changed get their secrets only when the user says so', async () => {
    await switchTo('dev');
    await answerInputBoxes(['for-dev'], () => execute('pagewright.run'));
    const other = await start('other');
    await writeFile({ environments: { dev: { baseUrl: other } } }, '.pagewright.json');
    const asked = await answerWarning(undefined, () => execute('pagewright.run'));
    assert.deepEqual(asked, [`Send the secrets of the environment "dev" to ${new URL(other).origin}?`]);
    assert.deepEqual(seen, ['dev /things?region=eu for-dev']);
    await answerWarning('Send Secrets', () => execute('pagewright.run'));
    assert.deepEqual(await answerWarning(undefined, () => execute('pagewright.run')), []);
    assert.deepEqual(seen.slice(1), ['other /things?region=us for-dev', 'other /things?region=us for-dev']);
  });

  inSweep('change the plan that is open', async () => {
    await execute('pagewright.showPlan', config.toString());
    // Closed plans of other tests may still be open documents.
    const name = path.posix.basename(config.path, '.extractor.json');
    const isOwn = ({ uri }: vscode.TextDocument) => uri.scheme === 'pagewright-plan' && uri.path.includes(name);
    const plan = () => vscode.workspace.textDocuments.find(isOwn)?.getText() ?? '';
    await waitFor('the plan', () => plan().includes('region=us'));
    await switchTo('dev');
    await waitFor('the plan of the environment', () => /^Environment "dev"[\s\S]*region=eu/.test(plan()));
    await writeFile({ environments: { dev: { attributes: { region: 'asia' } } } }, '.pagewright.json');
    await waitFor('the plan of what is written now', () => plan().includes('region=asia'));
  });

  it('are chosen from a list', async () => {
    await answerQuickPick(execute('pagewright.switchEnvironment', config));
    await answerInputBoxes(['for-dev'], () => execute('pagewright.run'));
    assert.deepEqual(seen, ['dev /things?region=eu for-dev']);
  });

  inSweep('that exist no more stop a run, with the reason', async () => {
    await switchTo('gone');
    const messages = await shownMessages(() => execute('pagewright.run'));
    assert.deepEqual(seen, []);
    assert.match(
      messages[0]?.text ?? '',
      /There is no environment "gone" in ".*\.pagewright\.json"\. It has "dev", "live"\./,
    );
    assert.deepEqual(messages[0]?.buttons, ['Switch Environment…']);
    await switchTo(null);
  });

  inSweep('with a secret in the file are marked there', async () => {
    await writeFile({ environments: { dev: { attributes: { '#token': 'x' } } } }, '.pagewright.json');
    const { document } = await vscode.window.showTextDocument(fileUri('.pagewright.json'), { preview: false });
    const [found] = await waitFor('the finding', () => {
      const own = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'pagewright');
      return own.length > 0 && own;
    });
    assert.equal(document.getText(found?.range), '"#token"');
  });

  inSweep('are written beside what the file has', async () => {
    const ours = '{\n  // ours\n  "diagnostics": {}\n}\n';
    const { path: file } = await writeFile(ours, '.pagewright.json');
    await waitFor('what an editor may still show of the file to be that', () =>
      vscode.workspace.textDocuments.every((document) => document.uri.path !== file || document.getText() === ours),
    );
    await answerQuickPick(execute('pagewright.switchEnvironment', config));
    const written = await waitFor('the first environments', () => {
      const text = vscode.window.activeTextEditor?.document.getText() ?? '';
      return text.includes('"environments"') && text;
    });
    assert.match(
      written,
      /^\{\n\s+"environments": \{\n\s+"dev": .*\n\s+"production": \{\}\n\s+\},\n\s+\/\/ ours\n\s+"diagnostics"/,
    );
  });
});

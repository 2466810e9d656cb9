import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import { client, type IdentityServer } from '../../support/login/identityServer.ts';
import { type MockOptions, startMockProvider } from '../../support/login/startMockProvider.ts';
import { startTokenApi } from '../../support/login/startTokenApi.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { loggingIn } from './support/loggingIn.ts';
import { readFile } from './support/readFile.ts';
import { shownMessages } from './support/shownMessages.ts';
import { withWindow } from './support/withWindow.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const bearer = { function: 'concat', args: ['Bearer ', { authorization: 'data' }] };

describe('A login in the browser', () => {
  let provider: IdentityServer;
  let api: Awaited<ReturnType<typeof startTokenApi>>;
  let name: string;
  let count = 0;

  async function start(options: MockOptions = {}, logins: 'set up' | 'unknown' = 'set up'): Promise<void> {
    provider = await startMockProvider(options);
    api = await startTokenApi(provider.accepts);
    name = `login-${++count}.extractor.json`;
    const settings = { issuer: provider.issuer, clientId: client.id };
    await writeFile(logins === 'set up' ? { logins: { [name]: settings } } : {}, '.pagewright.json');
    const config = {
      api: { baseUrl: `${api.url}/`, authentication: { type: 'oauth20', headers: { Authorization: bearer } } },
      config: { jobs: [{ endpoint: 'orders' }] },
    };
    await vscode.window.showTextDocument(await writeFile(config, name), { preview: false });
  }

  afterEach(async () => {
    for (const secret of ['OAuth login', '#appSecret']) await execute('pagewright.clearSecret', fileUri(name), secret);
    await closeAll();
    for (const file of [name, '.pagewright.json'])
      await vscode.workspace.fs.delete(fileUri(file)).then(undefined, () => undefined);
    await Promise.all([api.close(), provider.close()]);
  });

  const logIn = () => execute<boolean>('pagewright.logIn', fileUri(name));
  const run = () => execute<RunReport | undefined>('pagewright.run', fileUri(name));

  it('is asked for step by step, written down without a secret, and used by the next run', async () => {
    await start({}, 'unknown');
    let redirects: string[] = [];
    const showQuickPick = async (items: { label: string }[]) => {
      redirects = items.map(({ label }) => label);
      return items.find(({ label }) => !label.startsWith('http'));
    };
    const answers = [provider.issuer, client.id, 'openid orders:read', client.secret];
    const opened = await loggingIn(() =>
      answerInputBoxes(answers, () => withWindow({ showQuickPick }, async () => assert.equal(await logIn(), true))),
    );
    assert.equal(opened[0]?.searchParams.get('scope'), 'openid orders:read');
    assert.match(redirects.join(' '), /:\/\/pagewright\.pagewright\/login/);
    assert.deepEqual(JSON.parse(String(await readFile('.pagewright.json'))), {
      logins: { [name]: { issuer: provider.issuer, clientId: client.id, scope: 'openid orders:read' } },
    });
    const report = await run();
    assertDone(report);
    assert.deepEqual(provider.grants, ['authorization_code']);
    assertNotOnDisk([...api.tokens, client.secret]);
  });

  it('is offered by a run that needs one, which then goes on', async () => {
    await start();
    let report: RunReport | undefined;
    const asked: string[] = [];
    await loggingIn(async () => {
      const questions = await answerWarning('Log In', async () => {
        report = await run();
      });
      asked.push(...questions);
    });
    assert.deepEqual(asked, [`Log in at ${provider.issuer} for ${name}?`]);
    assertDone(report);
  });

  it('sends nothing where the user does not agree to the address', async () => {
    await start();
    const opened = await loggingIn(() => answerWarning(undefined, async () => assert.equal(await run(), undefined)));
    assert.deepEqual([opened, provider.grants, api.requests], [[], [], []]);
  });

  it('refuses the response of another login', async () => {
    await start();
    const messages = await shownMessages(async () => {
      await loggingIn(logIn, (address) => address.searchParams.set('state', 'another'));
    }, 'Log In');
    assert.deepEqual(
      messages.map(({ level, text }) => `${level}: ${text}`),
      [
        `warning: Log in at ${provider.issuer} for ${name}?`,
        'error: The response in the browser belongs to another login. Log in again.',
      ],
    );
    assert.deepEqual(provider.grants, []);
  });

  it('renews once what the API refuses during a run, and keeps what rotated', async () => {
    await start({ refusesFirst: true });
    await loggingIn(() => answerWarning('Log In', logIn));
    assertDone(await run());
    assert.deepEqual(provider.grants, ['authorization_code', 'refresh_token']);
    assertDone(await run());
    assert.deepEqual(provider.grants, ['authorization_code', 'refresh_token']);
  });

  it('is over with Clear Secret', async () => {
    await start();
    await loggingIn(() => answerWarning('Log In', logIn));
    await execute('pagewright.clearSecret', fileUri(name), 'OAuth login');
    const questions = await answerWarning(undefined, async () => assert.equal(await run(), undefined));
    assert.equal(questions.length, 1);
  });
});

function assertDone(report: RunReport | undefined): void {
  assert.deepEqual([report?.outcome, report?.error?.message], ['done', undefined]);
}

/** No token and no secret in any file of the workspace. */
function assertNotOnDisk(secrets: readonly string[]): void {
  const folder = fileUri('.').fsPath;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'latin1');
    assert.ok(!secrets.some((secret) => text.includes(secret)), name);
  }
}

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const mutes = /^Turn off /;
const baseUrl = 'https://api.example.com/v1/';
const jobs = [{ endpoint: 'orders' }];
const encrypted = 'KBC::ProjectSecure::eJwBYAGf';

/** What VS Code offers first, for a finding of the language server. */
const cases: [what: string, code: string, first: string, config: unknown][] = [
  [
    'an empty password',
    'authentication.missing-credential',
    'Set Secret "#password"…',
    { api: { baseUrl, authentication: { type: 'basic' } }, config: { username: 'me', '#password': '', jobs } },
  ],
  [
    'a password that is not there',
    'authentication.missing-credential',
    'Set Secret "#password"…',
    { api: { baseUrl, authentication: { type: 'basic' } }, config: { username: 'me', jobs } },
  ],
  [
    'a secret that only the platform can read',
    'authentication.encrypted-value',
    'Set Secret "#token"…',
    { api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } }, config: { '#token': encrypted, jobs } },
  ],
  [
    'a secret that is referenced and not there',
    'function.unknown-reference',
    'Set Secret "#token"…',
    { api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } }, config: { jobs } },
  ],
  ['a misspelled method', 'config.unknown-value', 'Change to "offset"', paged({ method: 'ofset', limit: 10 })],
  ['a misspelled key', 'config.unknown-key', 'Change to "limitParam"', paged({ method: 'offset', limitparam: 'n' })],
];

describe('The quick fixes that VS Code offers', () => {
  let uri: vscode.Uri;
  let count = 0;

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  for (const [what, code, first, config] of cases) {
    it(`begin with "${first}" for ${what}, and end with what mutes`, async () => {
      uri = await writeFile(config, `fixes-${++count}.extractor.json`);
      await vscode.window.showTextDocument(uri, { preview: false });
      const { range } = await waitFor(code, () => findings().find((each) => codeOf(each) === code));
      const actions = await offeredAt(range);
      assert.equal(actions[0]?.title, first, titlesOf(actions));
      assert.equal(actions[0]?.isPreferred, true);
      expectOrder(actions);
    });
  }

  it('mute after what is offered for the line without a finding', async () => {
    const secret = { '#token': 'plain-5ecret', jobs };
    const config = { ...paged({ method: 'ofset', limit: 10 }), config: secret };
    uri = await writeFile(JSON.stringify(config), 'fixes-line.extractor.json');
    await vscode.window.showTextDocument(uri, { preview: false });
    const { range } = await waitFor('the finding', () =>
      findings().find((each) => codeOf(each) === 'config.unknown-value'),
    );
    const actions = await offeredAt(range);
    assert.deepEqual(
      actions.slice(0, 2).map(({ title }) => title),
      ['Change to "offset"', 'Move "#token" to the Secret Store'],
    );
    expectOrder(actions);
  });

  it('mute last for each of many findings', async () => {
    const config = {
      api: {
        baseURL: baseUrl,
        baseUrl: 'https://api.example.com/v1',
        authentication: { type: 'basic' },
        http: { headers: { 'X-Token': { attr: '#token' } } },
        pagination: { method: 'multiple', scrollers: { default: { method: 'ofset', limitparam: 'n' } } },
      },
      config: {
        username: 'me',
        '#password': '',
        apiToken: '0123456789abcdef0123',
        jobs: [{ endpoint: '/orders', scroller: 'defualt' }, { dataType: 'x' }],
      },
    };
    uri = await writeFile(config, 'fixes-many.extractor.json');
    await vscode.window.showTextDocument(uri, { preview: false });
    const found = await waitFor('the findings', () => findings().length >= 6 && findings());
    for (const { range } of found) expectOrder(await offeredAt(range));
  });

  function findings(): vscode.Diagnostic[] {
    return vscode.languages.getDiagnostics(uri);
  }

  async function offeredAt(range: vscode.Range): Promise<vscode.CodeAction[]> {
    const kind = vscode.CodeActionKind.QuickFix.value;
    const ask = () =>
      vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', uri, range, kind);
    return await waitFor('the quick fixes', async () => {
      const actions = await ask();
      return actions.some(({ title }) => mutes.test(title)) && actions;
    });
  }
});

function expectOrder(actions: readonly vscode.CodeAction[]): void {
  const muting = actions.filter(({ title }) => mutes.test(title));
  assert.deepEqual(actions.slice(-muting.length), muting, titlesOf(actions));
  for (const { title, isPreferred } of muting) assert.notEqual(isPreferred, true, title);
}

function paged(pagination: object): object {
  return { api: { baseUrl, pagination }, config: { jobs } };
}

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

function titlesOf(actions: readonly vscode.CodeAction[]): string {
  return actions.map(({ title }) => title).join(', ');
}

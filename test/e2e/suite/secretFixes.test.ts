import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { codeOf, expectFirstFix, expectOrder, findingsIn, offeredAt } from './support/quickFixes.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const baseUrl = 'https://api.example.com/v1/';
const jobs = [{ endpoint: 'orders' }];
const encrypted = 'KBC::ProjectSecure::eJwBYAGf';

/** The first offer of VS Code for a finding of the language server. */
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
];

describe('The quick fixes that VS Code offers for secrets', () => {
  let uri: vscode.Uri;
  let count = 0;

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  for (const [test, [what, code, first, config]] of sampled(cases)) {
    test(`begin with "${first}" for ${what}, and end with what mutes`, async () => {
      uri = await writeFile(config, `secret-fixes-${++count}.extractor.json`);
      await expectFirstFix(uri, code, first);
    });
  }

  inSweep('mute after what is offered for the line without a finding', async () => {
    const secret = { '#token': 'plain-5ecret', jobs };
    const config = { api: { baseUrl, pagination: { method: 'ofset', limit: 10 } }, config: secret };
    uri = await writeFile(JSON.stringify(config), 'fixes-line.extractor.json');
    await vscode.window.showTextDocument(uri, { preview: false });
    const { range } = await waitFor('the finding', () =>
      findingsIn(uri).find((each) => codeOf(each) === 'config.unknown-value'),
    );
    const actions = await offeredAt(uri, range);
    assert.deepEqual(
      actions.slice(0, 2).map(({ title }) => title),
      ['Change to "offset"', 'Move "#token" to the Secret Store'],
    );
    expectOrder(actions);
  });
});

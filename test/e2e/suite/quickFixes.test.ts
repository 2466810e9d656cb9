import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { expectFirstFix, expectOrder, findingsIn, offeredAt } from './support/quickFixes.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const baseUrl = 'https://api.example.com/v1/';
const jobs = [{ endpoint: 'orders' }];

/** The first offer of VS Code for a finding of the language server. */
const cases: [what: string, code: string, first: string, config: unknown][] = [
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

  for (const [test, [what, code, first, config]] of sampled(cases)) {
    test(`begin with "${first}" for ${what}, and end with what mutes`, async () => {
      uri = await writeFile(config, `fixes-${++count}.extractor.json`);
      await expectFirstFix(uri, code, first);
    });
  }

  inSweep('mute last for each of many findings', async () => {
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
    const found = await waitFor('the findings', () => findingsIn(uri).length >= 6 && findingsIn(uri));
    for (const { range } of found) expectOrder(await offeredAt(uri, range));
  });
});

function paged(pagination: object): object {
  return { api: { baseUrl, pagination }, config: { jobs } };
}

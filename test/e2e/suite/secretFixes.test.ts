import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { secretFixCases } from '../../support/secretFixCases.ts';
import { inSweep, sampled } from '../../support/sweep.ts';
import { valueToYaml } from '../../support/yaml/valueToYaml.ts';
import { closeAll } from './support/closeAll.ts';
import { codeOf, expectFirstFix, expectOrder, findingsIn, offeredAt } from './support/quickFixes.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

/** The configuration in each syntax: a separate file, or one in a tree of kbagent. */
const forms = [
  { syntax: 'JSON', write: (config: unknown) => config, pathOf: (name: string) => [`${name}.extractor.json`] },
  {
    syntax: 'YAML',
    write: (config: object) => valueToYaml({ parameters: config, _keboola: { component_id: 'ex-generic-v2' } }),
    pathOf: (name: string) => [folder, 'ex-generic-v2', name, '_config.yml'],
  },
];
const folder = 'secret-fixes-tree';
const cases = secretFixCases.flatMap((each) => forms.map((form) => ({ ...each, form })));

describe('The quick fixes that VS Code offers for secrets', () => {
  let uri: vscode.Uri;
  let count = 0;

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  for (const [test, { what, code, secret, config, form }] of sampled(cases)) {
    const first = `Set Secret "${secret}"…`;
    test(`begin with "${first}" for ${what} in ${form.syntax}, and end with what mutes`, async () => {
      uri = await writeFile(form.write(config), ...form.pathOf(`secret-fixes-${++count}`));
      await expectFirstFix(uri, code, first);
    });
  }

  inSweep('mute after what is offered for the line without a finding', async () => {
    const secret = { '#token': 'plain-5ecret', jobs: [{ endpoint: 'orders' }] };
    const config = {
      api: { baseUrl: 'https://api.example.com/v1/', pagination: { method: 'ofset', limit: 10 } },
      config: secret,
    };
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

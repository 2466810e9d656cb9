import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { kbagentFolder, kbagentTree, kbagentVariables } from '../../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../../support/kbcTree.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { placeOf } from './support/placeOf.ts';
import { codeOf, findingsIn, offeredAt } from './support/quickFixes.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

/** A configuration whose row has a misspelled key, and whose own file has one too. */
const shop: KbcConfiguration = {
  name: 'shop',
  body: { parameters: { api: { baseUrl: 'https://{{ region }}.shop.example/', paginaton: {} }, config: {} } },
  rows: { users: { parameters: { config: { jobs: [{ endpoint: 'users', dataTyp: 'users' }] } } } },
  variables: ['region'],
  values: { default: { region: 'eu' }, us: { region: 'us' } },
};

const trees = [
  {
    tool: 'kbc',
    texts: kbcTree(shop),
    folder: kbcFolder(shop),
    file: 'config.json',
    language: 'extractor-config',
    variables: `${kbcFolder(shop)}/variables/config.json`,
  },
  {
    tool: 'kbagent',
    texts: kbagentTree(shop),
    folder: kbagentFolder(shop),
    file: '_config.yml',
    language: 'extractor-config-yaml',
    variables: `${kbagentVariables(shop)}/_config.yml`,
  },
];

for (const { tool, texts, folder, file, language, variables } of trees) {
  describe(`A project in the tree of ${tool} in a folder that is on no disk`, () => {
    const uriOf = (name: string) => fileUri(`tree-${tool}`, ...name.split('/'));
    const body = uriOf(`${folder}/${file}`);
    const row = uriOf(`${folder}/rows/users/${file}`);

    before(async () => {
      for (const [name, text] of Object.entries(texts)) await writeFile(text, `tree-${tool}`, ...name.split('/'));
    });
    after(() => vscode.workspace.fs.delete(uriOf('.'), { recursive: true }));
    afterEach(closeAll);

    const show = async (uri: vscode.Uri) => (await vscode.window.showTextDocument(uri, { preview: false })).document;
    const finding = (uri: vscode.Uri) =>
      waitFor('the finding', () => findingsIn(uri).find((each) => codeOf(each) === 'config.unknown-key'));

    for (const [what, uri] of [
      ['a configuration', body],
      ['a row', row],
      ['variables', uriOf(variables)],
    ] as const) {
      it(`recognises ${what}`, async () => {
        await show(uri);
        await waitFor(`the language of ${uri.path}`, () =>
          vscode.workspace.textDocuments.some((each) => each.uri.path === uri.path && each.languageId === language),
        );
      });
    }

    it('lists the project in its view', async () => {
      const opened = await waitFor('the configuration in the view', async () => {
        await execute('pagewright.project.focus');
        for (const key of ['collapseAll', 'focusFirst', 'expand', 'focusDown', 'expand', 'focusDown', 'select'])
          await execute(`list.${key}`);
        const path = vscode.window.activeTextEditor?.document.uri.path;
        return path?.includes('/tree-') && path;
      });
      assert.equal(opened, body.path);
    });

    it('finds what is wrong in the configuration, and in the row', async () => {
      for (const [uri, key] of [
        [body, 'paginaton'],
        [row, 'dataTyp'],
      ] as const) {
        const document = await show(uri);
        const { range } = await finding(uri);
        assert.equal(document.getText(range).replaceAll('"', ''), key);
      }
    });

    it('shows the value of a variable, and that of each set', async () => {
      const document = await show(body);
      const shown = await waitFor('the hover', async () => {
        const hovers = await execute<vscode.Hover[]>(
          'vscode.executeHoverProvider',
          body,
          placeOf(document, '{{ region }}'),
        );
        const all = hovers.flatMap(({ contents }) => contents).map((each) => Object(each).value ?? each);
        return all.join('\n').includes('region') && all.join('\n');
      });
      assert.match(shown, /Variable `region` is `eu`/);
      assert.match(shown, /- us: `us`/);
    });

    it('mends a row with its quick fix', async () => {
      const document = await show(row);
      const { range } = await finding(row);
      const [fix] = await offeredAt(row, range);
      assert.equal(fix?.title, 'Change to "dataType"');
      assert.ok(fix.edit);
      assert.ok(await vscode.workspace.applyEdit(fix.edit));
      // The edit may be seen a moment later than it is applied.
      await waitFor('the mended key', () => /dataType"?: "?users/.test(document.getText()));
      await waitFor('no finding', () => findingsIn(row).length === 0);
      await execute('workbench.action.files.revert');
    });
  });
}

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { at, edits } from '../../support/platform/editedShop.ts';
import { emptyTree } from '../../support/platform/emptyTree.ts';
import { theirs } from '../../support/platform/faults.ts';
import { closeAll } from './support/closeAll.ts';
import { stack, url } from './support/platformProject.ts';
import { type ConnectedFolder, inShop } from './support/platformShop.ts';
import { replaceText } from './support/replaceText.ts';
import { shortWaits } from './support/shortWaits.ts';
import { waitFor } from './support/waitFor.ts';

/** Edits a file in its editor, without saving it: a push does. */
async function edit(folder: ConnectedFolder | undefined, file: string, part: string, by: string): Promise<vscode.Uri> {
  assert.ok(folder !== undefined);
  const editor = await vscode.window.showTextDocument(folder.of(file), { preview: false });
  // A document of an earlier test is loaded again a moment after its file was written.
  await waitFor('the text of the file', () => editor.document.getText().includes(part));
  await replaceText(editor, part, by);
  return editor.document.uri;
}

describe('The trip of a configuration in the editor', () => {
  shortWaits();
  const given = inShop({ shop: 'Main', feature: 'Feature X' });

  it('pushes a row as a version of its own and of its configuration', async () => {
    const { run, folders } = given();
    const before = await stack.bodies();
    const row = await edit(folders['shop'], ...edits.rows);
    const [said] = await run('pagewright.push', row);
    assert.equal(said?.text, 'Pushed "With rows", version 4.');
    const { configurations } = await stack.state();
    const saved = configurations.find(({ id, branchId }) => id === '103' && branchId === 777);
    const rows = saved?.['rows'] as { id: string; version: number }[];
    assert.deepEqual(
      rows.map(({ id, version }) => [id, version]),
      [
        ['701', 2],
        ['702', 1],
      ],
    );
    const after = await stack.bodies();
    const whole = before[at('103')];
    const [users, ...others] = whole?.rows ?? [];
    const body = users?.body.replace('"endpoint":"users"', '"endpoint":"people"');
    const expected = { ...whole, version: 4, rows: [{ ...users, body }, ...others] };
    assert.deepEqual(after, { ...before, [at('103')]: expected });
  });

  it('lists and pushes what another branch has, and nothing in the main one', async () => {
    const { run, folders, window } = given();
    const before = await stack.bodies();
    const file = await edit(folders['feature'], 'fails.extractor.json', '"endpoint": "x"', '"endpoint": "y"');
    const [said] = await run('pagewright.push', file);
    assert.equal(said?.text, 'Pushed "Fails", version 2.');
    const place = '778/ex-generic-v2/104';
    const was = before[place];
    const body = was?.body.replace('"endpoint":"x"', '"endpoint":"y"');
    assert.deepEqual(await stack.bodies(), { ...before, [place]: { ...was, version: 2, body } });
    await closeAll();
    await run('pagewright.pull', folders['feature']?.uri, { picks: ['feature', 'Fails'] });
    assert.match(window.others.join('\n'), /into "feature".*"Fails"/s);
  });

  it('names a version that was overwritten, and restores it by its button', async () => {
    const { run, folders } = given();
    const file = await edit(folders['shop'], 'fails.extractor.json', '"endpoint": "x"', '"endpoint": "y"');
    await stack.fault({ kind: 'race', method: 'PUT', path: '/configs/104$', edit: { configuration: theirs } });
    const messages = await run('pagewright.push', file, { buttons: ['Restore'] }, 2);
    assert.match(messages[0]?.text ?? '', /^"Fails" was pushed, but somebody saved version 2 /);
    assert.equal(messages[1]?.text, 'Version 2 of "Fails" is version 4 of the project now.');
    const saved = (await stack.bodies())[at('104')];
    assert.deepEqual([saved?.version, saved?.body], [4, theirs]);
    assert.match(folders['shop']?.read('fails.extractor.json') ?? '', /"endpoint": "y"/);
  });

  it('merges what somebody else has saved in the merge editor, and pushes both', async () => {
    const { run, folders } = given();
    const before = (await stack.bodies())[at('104')];
    const there = before?.body.replace('gone.example.com', 'moved.example.com') ?? '';
    const file = await edit(folders['shop'], 'fails.extractor.json', '"endpoint": "x"', '"endpoint": "y"');
    await stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: there } });
    const merged = async () => {
      const document = await vscode.workspace.openTextDocument(file);
      await waitFor('the merged text', () => /moved\.example\.com.*"endpoint": "y"/s.test(document.getText()));
      await waitFor('the saved text', () => document.save());
    };
    const messages = await run(
      'pagewright.push',
      file,
      {
        buttons: ['Merge…', 'Push'],
        before: async (text) => (text.startsWith('Merge "Fails" with version 2') ? await merged() : undefined),
      },
      3,
    );
    assert.deepEqual(
      messages.map(({ text }) => text),
      [
        'Somebody has saved version 2 of "Fails", and your files are based on version 1. Nothing was pushed.',
        'Merge "Fails" with version 2, and complete the merge. Then push it.',
        'Pushed "Fails", version 3.',
      ],
    );
    const saved = (await stack.bodies())[at('104')];
    assert.deepEqual([saved?.version, saved?.body], [3, there.replace('"endpoint":"x"', '"endpoint":"y"')]);
  });
});

describe('The tree of a tool in the editor', () => {
  shortWaits();
  const tools = [
    ['kbc', 'main/extractor/ex-generic-v2/fails/config.json', '"endpoint": "x"', '"endpoint": "y"'],
    ['kbagent', 'main/extractor/ex-generic-v2/fails/_config.yml', 'endpoint: x', 'endpoint: y'],
  ] as const;

  for (const [tool, file, part, by] of tools) {
    describe(tool, () => {
      const given = inShop(
        { shop: 'Main', twin: 'Main' },
        {
          prepare: (folder) => {
            for (const [name, text] of Object.entries(emptyTree(tool, url))) folder.write(name, text);
          },
        },
      );

      it('is pulled and pushed, and is then as one that is pulled after it', async () => {
        const { run, folders } = given();
        const before = await stack.bodies();
        const pulled = folders['shop']?.files() ?? {};
        const uri = await edit(folders['shop'], file, part, by);
        const [said] = await run('pagewright.push', uri);
        assert.equal(said?.text, 'Pushed "Fails", version 2.');
        const was = before[at('104')];
        const body = was?.body.replace('"endpoint":"x"', '"endpoint":"y"');
        assert.deepEqual(await stack.bodies(), { ...before, [at('104')]: { ...was, version: 2, body } });
        await closeAll();
        await run('pagewright.pull', folders['twin']?.uri, { picks: ['twin'] });
        const [ours, theirs] = [folders['shop']?.files() ?? {}, folders['twin']?.files() ?? {}];
        assert.deepEqual(withoutTime(ours), withoutTime(theirs));
        const changed = Object.keys(ours).filter((name) => ours[name] !== pulled[name]);
        const manifest = tool === 'kbagent' ? ['.keboola/manifest.json'] : [];
        assert.deepEqual(changed.sort(), [...manifest, '.pagewright/project.json', file]);
        const [again] = await run('pagewright.push', uri);
        assert.equal(again?.text, '"Fails" is as in the project.');
      });
    });
  }
});

/** The files without the time at which the vault was read, which is another one in each folder. */
function withoutTime(files: Readonly<Record<string, string>>): Record<string, string> {
  const texts = Object.entries(files).map(([name, text]) => [name, text.replace(/"vaultReadAt": "[^"]*"/, '')]);
  return Object.fromEntries(texts);
}

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

describe('The language of extractor configurations', () => {
  after(closeAll);

  const files: [file: string, language: string][] = [
    ['misspelled.extractor.json', 'extractor-config'],
    ['ex-generic-v2/demo/config.json', 'extractor-config'],
    ['lookalike.json', 'json'],
    ['misspelled.shapes.json', 'json'],
  ];
  for (const [file, language] of files) {
    it(`${file} is ${language}`, async () => {
      const document = await vscode.workspace.openTextDocument(fileUri(...file.split('/')));
      assert.equal(document.languageId, language);
    });
  }

  it('closes a brace by itself and indents what follows', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'extractor-config', content: '' });
    const editor = await vscode.window.showTextDocument(document);
    // Meanwhile the editor reads the configuration of the language.
    await waitFor('the second brace', async () => {
      await editor.edit((edit) => edit.delete(new vscode.Range(0, 0, 1, 0)));
      await vscode.commands.executeCommand('type', { text: '{' });
      return document.getText() === '{}';
    });
    await vscode.commands.executeCommand('type', { text: '\n' });
    assert.match(document.getText(), /^\{\r?\n[ \t]+\r?\n\}$/);
  });

  it('keeps the lens of a run out of other JSON files', async () => {
    const { document } = await openFile('misspelled.shapes.json');
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
    );
    assert.deepEqual(lenses, []);
  });
});

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';

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
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('type', { text: '{' });
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

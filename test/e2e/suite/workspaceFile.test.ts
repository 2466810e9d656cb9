import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

// This build of VS Code has its own help with JSON on a machine only.
describe('The file .pagewright.json', () => {
  const file = fileUri('.pagewright.json');

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(file);
  });

  it('is helped by the editor, which knows the codes of diagnostics', async () => {
    const text = '// ours\n{"diagnostics": {"severity": {"pagination.page-size-unsett": "off"}}}';
    await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
    await openFile('.pagewright.json');
    const [problem, ...others] = await waitFor('the problem', () => vscode.languages.getDiagnostics(file));
    assert.match(problem?.message ?? '', /page-size-unsett/);
    assert.deepEqual(others, [], 'a comment is allowed');
  });
});

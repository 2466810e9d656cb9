import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { findingsIn } from './support/quickFixes.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

describe('The profile', () => {
  let uri: vscode.Uri;
  const settings = () => vscode.workspace.getConfiguration('pagewright');

  afterEach(async () => {
    await settings().update('profile', undefined);
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  it('makes an error of what the platform does not take, as soon as it is chosen', async () => {
    uri = await writeFile(
      { api: { baseUrl: 'https://api.example.com/v2' }, config: { jobs: [{ endpoint: 'orders' }] } },
      'profile.extractor.json',
    );
    await vscode.window.showTextDocument(uri);
    const isSaidAs = (severity: vscode.DiagnosticSeverity) =>
      findingsIn(uri).some((finding) => finding.severity === severity && finding.message.includes('does not end with'));
    await waitFor('a warning', () => isSaidAs(vscode.DiagnosticSeverity.Warning));
    await settings().update('profile', 'platform');
    await waitFor('an error', () => isSaidAs(vscode.DiagnosticSeverity.Error));
    await settings().update('profile', 'pagewright');
    await waitFor('a warning again', () => isSaidAs(vscode.DiagnosticSeverity.Warning));
  });
});

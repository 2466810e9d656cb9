import * as vscode from 'vscode';
import type { SampleApi } from '../../running/sampleApi/sampleApi.ts';
import { importDescriptionCommand } from '../addresses/typedSource.ts';
import { chooseSamplesFolder } from '../samples/chooseSamplesFolder.ts';
import { copySamples } from '../samples/copySamples.ts';

const description = 'sample-api.openapi.yaml';

/** The walkthrough's button that begins a configuration from the description of the sample API, which it starts. */
export function registerImportSample(
  { extensionUri }: vscode.ExtensionContext,
  sampleApi: SampleApi,
): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.importSample', async () => {
    const folder = await chooseSamplesFolder();
    if (folder === undefined) return;
    await copySamples(vscode.Uri.joinPath(extensionUri, 'samples'), folder);
    await sampleApi.start();
    await vscode.commands.executeCommand(importDescriptionCommand, vscode.Uri.joinPath(folder, description), true);
  });
}

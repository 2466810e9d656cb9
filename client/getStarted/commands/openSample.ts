import * as vscode from 'vscode';
import { showList } from '../../shared/showList.ts';
import { chooseSamplesFolder } from '../samples/chooseSamplesFolder.ts';
import { copySamples } from '../samples/copySamples.ts';
import { readSampleList, type Sample } from '../samples/readSampleList.ts';

interface StartsApi {
  start(): Promise<void>;
}

/**
 * `Pagewright: Open Sample…`: copies the samples, opens the chosen one and starts the API that it calls. The walkthrough
 * passes the name of the sample and opens it to its side.
 */
export function registerOpenSample(
  { extensionUri }: vscode.ExtensionContext,
  sampleApi?: StartsApi,
): vscode.Disposable {
  const shipped = vscode.Uri.joinPath(extensionUri, 'samples');
  return vscode.commands.registerCommand('pagewright.openSample', async (name?: unknown, beside?: unknown) => {
    const file = typeof name === 'string' ? name : (await pickSample(shipped))?.file;
    const folder = file && (await chooseSamplesFolder());
    if (!file || !folder) return;
    await copySamples(shipped, folder);
    const viewColumn = beside === true ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
    await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, file), { preview: false, viewColumn });
    await sampleApi?.start();
  });
}

async function pickSample(shipped: vscode.Uri): Promise<Sample | undefined> {
  const readme = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(shipped, 'README.md'));
  const items = readSampleList(new TextDecoder().decode(readme)).map((sample) => ({
    label: sample.title,
    description: sample.file,
    detail: sample.about,
    sample,
  }));
  const choice = await showList(items, { placeHolder: 'Sample to open', matchOnDetail: true });
  return choice?.sample;
}

import * as vscode from 'vscode';
import { showList } from '../../shared/showList.ts';

const title = 'Open Run';

/** Asks for the place of a run: a path, or an address. Undefined if the user cancels. */
export async function askForRun(): Promise<string | undefined> {
  const sources = [
    { label: '$(file) Report…', description: 'a file that "run --report" wrote', ask: () => askForPath(true) },
    { label: '$(folder) Folder…', description: 'with report.json in it', ask: () => askForPath(false) },
    { label: '$(cloud) S3 Address…', description: 's3://bucket/prefix', ask: askForAddress },
  ];
  const source = await showList(sources, { title, placeHolder: 'Where is the report of the run?' });
  return await source?.ask();
}

/** Asks for a path. Not every system has a dialog for both files and folders. */
async function askForPath(isFile: boolean): Promise<string | undefined> {
  const [chosen] =
    (await vscode.window.showOpenDialog({
      title,
      openLabel: 'Open Run',
      canSelectFiles: isFile,
      canSelectFolders: !isFile,
      ...(isFile && { filters: { Reports: ['json'] } }),
    })) ?? [];
  return chosen?.fsPath;
}

async function askForAddress(): Promise<string | undefined> {
  const validateInput = (text: string) =>
    /^s3:\/\/[^/]+/i.test(text.trim()) ? undefined : 'An address is s3://BUCKET or s3://BUCKET/PREFIX.';
  const address = await vscode.window.showInputBox({
    title,
    prompt: 'Credentials are those of the environment and of the files of AWS.',
    placeHolder: 's3://nightly/users',
    ignoreFocusOut: true,
    validateInput,
  });
  return address?.trim();
}

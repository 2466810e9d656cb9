import { UserError } from '@pagewright/engine/environments';
import { isFileError } from '@pagewright/engine/foreignFiles';
import { fetchRecording, getRun, keeperFor, memorySink, type ReadablePlace } from '@pagewright/engine/reportFiles';
import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import { uriName } from '../../shared/uriName.ts';
import { workspaceFiles } from '../../shared/workspaceFiles.ts';
import type { MemoryRunStore } from '../history/memoryRunStore.ts';
import type { RunFinder } from './runFinder.ts';

/** Finds runs by their report in the workspace, wherever VS Code reads that. */
export function findInWorkspace(store: MemoryRunStore): RunFinder {
  return {
    ask: askForReport,
    findConfigurations: (name, { directory }) => findNear(name, directory),
    async find(from, signal) {
      if (!/\.json$/i.test(from))
        throw new UserError('report.missing', `"${from}" is not a report. Choose a JSON file.`);
      const folder = vscode.Uri.joinPath(fileUri(from), '..');
      const run = await getRun(placeIn(folder), fileName(from), '', signal);
      return {
        report: run.report,
        directory: fileId(folder),
        async keepExchanges(id) {
          const files = new Map<string, Uint8Array>();
          const exchanges = await fetchRecording(run, keeperFor(run, memorySink(files)), signal);
          store.keepExchanges(id, files);
          return exchanges ?? [];
        },
      };
    },
  };
}

function placeIn(folder: vscode.Uri): ReadablePlace {
  const files = workspaceFiles(folder);
  return {
    address: files.folder,
    async read(name) {
      const bytes = await files.read(name, 'exchanges').catch((error: unknown) => {
        if (isFileError(error) && error.isMissing) return undefined;
        throw error;
      });
      return bytes && piecesOf(bytes);
    },
  };
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function askForReport(): Promise<string | undefined> {
  const title = 'Open Run';
  const filters = { Reports: ['json'] };
  const [file] = (await vscode.window.showOpenDialog({ title, openLabel: title, filters })) ?? [];
  return file && fileId(file);
}

/** Looks in the folders above the report, and at open documents: not all workspaces can be searched. */
async function findNear(name: string, directory: string | undefined): Promise<vscode.Uri[]> {
  const { textDocuments } = vscode.workspace;
  const open = textDocuments.map(({ uri }) => uri).filter((uri) => uriName(uri) === name);
  const near = [...(directory === undefined ? [] : await findAbove(name, fileUri(directory))), ...open];
  return [...new Map(near.map((uri) => [uri.toString(), uri])).values()];
}

async function findAbove(name: string, folder: vscode.Uri): Promise<vscode.Uri[]> {
  if (vscode.workspace.getWorkspaceFolder(folder) === undefined) return [];
  const file = vscode.Uri.joinPath(folder, name);
  const above = vscode.Uri.joinPath(folder, '..');
  const here = (await fileExists(file)) ? [file] : [];
  return above.path === folder.path ? here : [...here, ...(await findAbove(name, above))];
}

import * as vscode from 'vscode';
import { UserError } from '../../../engine/environments.ts';
import { FileError } from '../../../engine/foreignFiles.ts';
import { fetchRecording, getRun, keeperFor, memorySink, type ReadablePlace } from '../../../engine/reportFiles.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import { workspaceFiles } from '../../shared/workspaceFiles.ts';
import type { MemoryRunStore } from '../history/memoryRunStore.ts';
import type { RunFinder } from './runFinder.ts';

/** Of more there is no list that anybody reads. */
const mostReports = 50;

const title = 'Open Run';

/** Finds runs by their report in the workspace, wherever VS Code reads that. */
export function findInWorkspace(store: MemoryRunStore): RunFinder {
  return {
    ask: askForReport,
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
        if (error instanceof FileError && error.isMissing) return undefined;
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
  const found = await vscode.workspace.findFiles('**/*report*.json', '**/{node_modules,.git}/**', mostReports);
  if (found.length === 0) return await askForOther();
  const items = found.map((uri) => ({ label: vscode.workspace.asRelativePath(uri), ask: async () => fileId(uri) }));
  const other = { label: '$(file) Other Report…', ask: askForOther };
  const placeHolder = 'Report that "run --report" wrote';
  return await (await vscode.window.showQuickPick([...items, other], { title, placeHolder }))?.ask();
}

async function askForOther(): Promise<string | undefined> {
  const filters = { Reports: ['json'] };
  const [file] = (await vscode.window.showOpenDialog({ title, openLabel: title, filters })) ?? [];
  return file && fileId(file);
}

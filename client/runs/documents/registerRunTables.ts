import type * as vscode from 'vscode';
import { registerDocuments } from '../../language/documents/configInFront.ts';
import { fileId } from '../../shared/fileId.ts';
import { configOf } from '../history/configOf.ts';
import type { RunHistory } from '../history/runHistory.ts';

/** Knows the configuration of the files that runs wrote, such as their tables: by the output folder. */
export function registerRunTables(history: RunHistory): vscode.Disposable {
  return registerDocuments((uri) => {
    const file = fileId(uri);
    return configOf(history.known.find(({ outDir }) => outDir !== '' && isWithin(file, outDir)));
  });
}

function isWithin(file: string, folder: string): boolean {
  return file.startsWith(folder) && /^[\\/]/.test(file.slice(folder.length));
}

import * as vscode from 'vscode';
import { listColors } from '../../../shared/listColors.ts';
import type { RunRecord } from '../../history/runRecord.ts';

const scheme = 'pagewright-failed-run';

/** The URI of a failed run's line, by which VS Code asks for its color. */
export function failedRunUri({ id }: Pick<RunRecord, 'id'>): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `/${id}` });
}

/** Gives the lines of failed runs the color of errors. */
export function registerFailedRunColor(): vscode.Disposable {
  const color = new vscode.ThemeColor(listColors.error);
  return vscode.window.registerFileDecorationProvider({
    provideFileDecoration: (uri) => (uri.scheme === scheme ? { color } : undefined),
  });
}

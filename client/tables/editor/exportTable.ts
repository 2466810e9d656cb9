import { countText, numberText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import { replaceUri } from '#disk/writeUri.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { uriName } from '../../shared/uriName.ts';
import { exportFormats } from '../file/exportFormats.ts';
import { fileProblem } from '../file/fileProblem.ts';
import type { ExportEnd, ExportFormatName, ExportRequest } from '../file/tableMessages.ts';

interface Exporter {
  ask(request: ExportRequest): void;
  onEnd(listener: (end: ExportEnd) => void): vscode.Disposable;
}

/** Asks for a format and a place, and writes the shown rows of a table, in their order, into a file. */
export async function exportTable(table: vscode.Uri, exporter: Exporter): Promise<void> {
  const format = await askForFormat();
  const file = format && (await askForFile(table, format));
  if (format === undefined || file === undefined) return;
  const name = uriName(file);
  const end = await exportWithProgress({ type: 'export', format, file: file.fsPath }, name, exporter);
  await report(await written(end, file), file, name);
}

async function askForFormat(): Promise<ExportFormatName | undefined> {
  const names = Object.keys(exportFormats) as ExportFormatName[];
  const items = names.map((format) => {
    const { label, detail } = exportFormats[format];
    return { label, detail, format };
  });
  const placeHolder = 'Format of the file, with the rows as they are filtered and sorted now';
  return (await showList(items, { title: 'Export', placeHolder, matchOnDetail: true }))?.format;
}

async function askForFile(table: vscode.Uri, format: ExportFormatName): Promise<vscode.Uri | undefined> {
  const { label, extension } = exportFormats[format];
  const name = `${uriName(table).replace(/\.csv$/, '')}.${extension}`;
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  return await vscode.window.showSaveDialog({
    title: 'Export',
    saveLabel: 'Export',
    filters: { [label]: [extension] },
    defaultUri: folder ? vscode.Uri.joinPath(folder.uri, name) : vscode.Uri.joinPath(table, '..', name),
  });
}

async function exportWithProgress(request: ExportRequest, name: string, { ask, onEnd }: Exporter): Promise<ExportEnd> {
  return await withProgress(cancellable(`Exporting ${name}`), (_progress, cancelled) => {
    cancelled.onCancellationRequested(() => ask({ type: 'stopExport' }));
    return new Promise<ExportEnd>((resolve) => {
      const waiting = onEnd((end) => {
        waiting.dispose();
        resolve(end);
      });
      ask(request);
    });
  });
}

/** Writes an export that the thread could not write itself. */
async function written(end: ExportEnd, file: vscode.Uri): Promise<ExportEnd> {
  if ('problem' in end || end.bytes === undefined) return end;
  try {
    await replaceUri(file, end.bytes);
    return end;
  } catch (error) {
    return { problem: fileProblem(error) };
  }
}

async function report(end: ExportEnd, file: vscode.Uri, name: string): Promise<void> {
  if ('problem' in end) return void showErrorMessage(`${name} was not written: ${end.problem}.`);
  const { rows, cut } = end;
  const text = `${countText(rows, 'row')} exported to ${name}.`;
  if (cut > 0) {
    const warning = `${text} ${numberText(cut)} of them were too long to be read whole and are cut.`;
    return void showWarningMessage(warning);
  }
  const reveal = 'Open';
  if ((await showInformationMessage(text, reveal)) === reveal) {
    await vscode.commands.executeCommand('vscode.openWith', file, 'default');
  }
}

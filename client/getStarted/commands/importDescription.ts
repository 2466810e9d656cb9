import path from 'node:path';
import { DescriptionRefusal, type DescriptionSource } from '@pagewright/engine/importing';
import { countText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import type { SecretKeeper } from '../../language/curl/credentials.ts';
import { askForConfigFile } from '../../language/documents/configFile.ts';
import { writeConfig } from '../../language/documents/savedConfig.ts';
import { findPaginationCommand } from '../../runs/finding/findPaginationCommand.ts';
import { columnBesideText } from '../../shared/columnBesideText.ts';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { importDescriptionCommand, typedSource } from '../addresses/typedSource.ts';
import { askForImport, type ChosenImport } from '../importing/askForImport.ts';
import { DescriptionReader } from '../importing/descriptionReader.ts';
import type { ImportReports } from '../importing/importReports.ts';
import { keepDescription } from '../importing/keepDescription.ts';
import { fileNamed } from '../steps/fileQuestion.ts';
import { runFirstPage } from '../steps/runFirstPage.ts';

interface ImportPorts {
  secrets: SecretKeeper;
  reports: ImportReports;
}

/**
 * `Pagewright: New Configuration from OpenAPI, HAR or Postman…`: asks for a description of an API and which of its
 * endpoints to read, and writes a configuration and a report of the findings. The walkthrough opens it to its side.
 */
export function registerImportDescription(context: vscode.ExtensionContext, ports: ImportPorts): vscode.Disposable {
  const script = context.asAbsolutePath(path.join('dist', 'importWorker.js'));
  return vscode.commands.registerCommand(importDescriptionCommand, async (named?: unknown, beside?: unknown) => {
    const reader = new DescriptionReader(script);
    try {
      const chosen = await askForImport(reader, sourceNamed(named));
      if (chosen !== undefined) await create(chosen, reader, beside === true, ports);
    } catch (error) {
      if (!(error instanceof DescriptionRefusal)) throw error;
      void showRefusal(error);
    } finally {
      reader.dispose();
    }
  });
}

function sourceNamed(named: unknown): DescriptionSource | undefined {
  if (named instanceof vscode.Uri) return { place: named.fsPath, isAddress: false };
  return typeof named === 'string' ? typedSource(named) : undefined;
}

async function create(
  { source, made, replies, folder, name }: ChosenImport,
  reader: DescriptionReader,
  isBeside: boolean,
  { secrets, reports }: ImportPorts,
): Promise<void> {
  const { text, report } = made;
  const file = folder ? fileNamed(folder, replies.get('file') ?? '') : await askForConfigFile(text, name);
  if (file === undefined) return;
  for (const { key } of made.secrets) {
    const value = replies.get(key) ?? '';
    if (value !== '') await secrets.set(file.fsPath, key, value);
  }
  await keepDescription(file.fsPath, source, reader);
  const isAlone = vscode.window.tabGroups.all.length === 1;
  const viewColumn = isBeside && isAlone ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
  // A third column next to the walkthrough would leave no room, so there the report is a background tab.
  if (isBeside) await reports.show(file, report, viewColumn);
  await writeConfig(file, text, { viewColumn });
  if (!isBeside) await reports.show(file, report, columnBesideText());
  setContextKey('walkthrough.imported', true);
  void offerRun(file, report.endpoints.length, report.leftOut.length);
}

async function offerRun(file: vscode.Uri, jobs: number, leftOut: number): Promise<void> {
  const [run, find] = ['Run First Page', 'Find Pagination…'];
  const missing = leftOut === 0 ? '' : ` ${countText(leftOut, 'thing')} left out: see the report.`;
  const message = `${countText(jobs, 'job')} written into "${path.basename(file.fsPath)}".${missing}`;
  const pressed = await showInformationMessage(message, run, find);
  if (pressed === run) await runFirstPage(file);
  if (pressed === find) await vscode.commands.executeCommand(findPaginationCommand, file);
}

async function showRefusal({ message, place }: DescriptionRefusal): Promise<void> {
  const open = 'Open File';
  const pressed = await showErrorMessage(message, ...(place === undefined ? [] : [open]));
  if (place === undefined || pressed !== open) return;
  const at = new vscode.Position(place.line - 1, place.column - 1);
  await vscode.window.showTextDocument(vscode.Uri.file(place.file), { selection: new vscode.Range(at, at) });
}

import type { PaginationChoice } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { configInFront } from '../../language/documents/configInFront.ts';
import { activeConfig } from '../../language/documents/configToRun.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { applyFileEdits, editsByFile, otherFiles } from '../../language/edits/fileEdits.ts';
import { readRunSettings } from '../../running/run/runSettings.ts';
import { documentationUri } from '../../shared/documentationUri.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { choosePaging } from './choosePaging.ts';
import { findPaginationCommand } from './findPaginationCommand.ts';
import { type AskedJob, knownPaging } from './knownPaging.ts';
import { pagingItems } from './pagingItems.ts';
import { type SearchPorts, searchPaging } from './searchPaging.ts';

/** The services of the features that the command builds on. */
interface FindingPorts extends SearchPorts {
  extension: vscode.Uri;
}

/**
 * `Pagewright: Find Pagination…`: searches the paging of the named job, the one at the cursor, or all jobs, by requests
 * within a budget, and writes what they prove. Offers also what known responses suggest, which is not proven.
 */
export function registerFindPagination(ports: FindingPorts): vscode.Disposable {
  return vscode.commands.registerCommand(findPaginationCommand, async (uri?: unknown, job?: unknown) => {
    const config = uri instanceof vscode.Uri ? uri : configInFront();
    const editor = config === undefined ? activeConfig() : await showText(config);
    if (editor === undefined) return;
    const { line, character } = editor.selection.active;
    await find(editor.document, typeof job === 'string' ? { job } : { position: { line, character } }, ports);
  });
}

/** Shows the text of a configuration where it is, not over the pane that is in front. */
async function showText(config: vscode.Uri): Promise<vscode.TextEditor> {
  const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === config.toString());
  return await vscode.window.showTextDocument(config, { viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One });
}

async function find(document: vscode.TextDocument, asked: AskedJob, ports: FindingPorts): Promise<void> {
  const { version } = document;
  const known = await knownPaging(document, asked, ports);
  const { start, suggested } = known;
  const maxRequests = readRunSettings(fileId(document.uri)).maxSearchRequests * start.jobs.length;
  const items = pagingItems(known, maxRequests);
  if (items.length === 0) return void sayNothing(ports.extension);
  const chosen = await choosePaging(items);
  if (chosen === undefined) return;
  const job = suggested.job?.name;
  if (document.version !== version) {
    void showInformationMessage('The configuration has changed. Find the pagination again.');
  } else if (chosen === 'search') {
    const saved = await savedConfig(document.uri);
    if (saved !== undefined) await searchPaging({ document: saved, job, start, maxRequests }, ports);
  } else await writeChoice(document, chosen.write, job, ports);
}

/** Writes a choice that is not proven, and says which file was changed, if it is not the one in front. */
async function writeChoice(
  document: vscode.TextDocument,
  { edits }: PaginationChoice,
  job: string | undefined,
  { language, onWritten }: FindingPorts,
): Promise<void> {
  if (!(await applyFileEdits(document.uri, edits, language))) return;
  for (const { uri } of editsByFile(document.uri, edits)) onWritten(uri, job);
  const others = otherFiles(document.uri, edits);
  if (others.length > 0) void showInformationMessage(`The pagination is written into ${others.join(' and ')}.`);
}

/** Says that there is no job to search. */
async function sayNothing(extension: vscode.Uri): Promise<void> {
  const methods = 'Paging Methods';
  if ((await showInformationMessage('This configuration has no job yet.', methods)) !== methods) return;
  const page = documentationUri(extension, 'reference.md', 'apipagination');
  await vscode.commands.executeCommand('vscode.openWith', page, 'vscode.markdown.preview.editor');
}

import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import * as vscode from 'vscode';
import { columnBesideText } from '../../shared/columnBesideText.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { openTable } from '../../tables/editor/openTable.ts';
import { maxRows, type Queries, type StoredResult } from '../query/queries.ts';
import { isQueryDocument } from '../query/queryDocument.ts';
import { runQueryCommand } from '../query/queryLenses.ts';
import type { ResultFiles } from '../query/resultFiles.ts';
import { StorageRefusal } from '../reader/askStorage.ts';
import { type SqlStatement, sqlStatements, statementAt } from '../sql/sqlStatements.ts';

const statusMs = 10_000;

/** `Pagewright: Run Query`: runs the selected statement or the one at the cursor, and shows its result as a table. */
export function registerRunQuery(
  queries: Queries,
  results: ResultFiles,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  return vscode.commands.registerCommand(runQueryCommand, async (uri?: unknown, offset?: unknown) => {
    const statement = await findStatement(uri, offset);
    if (statement === undefined) return notify('There is no statement to run. Write a SELECT in a storage query.');
    if (queries.isRunning)
      return notify('The statement was not run: the query before it had not ended. Cancel that one, or wait for it.');
    try {
      const result = await queries.run(statement.text);
      if (result !== undefined) await show(result, results.uriOf(result.file));
      return result?.rows;
    } catch (error) {
      if (error instanceof StorageRefusal) return void showErrorMessage(error.message);
      log.error(error instanceof Error ? error : String(error));
      return void showErrorMessage('The query failed with an internal error. See the log for details.');
    }
  });
}

async function findStatement(uri: unknown, offset: unknown): Promise<SqlStatement | undefined> {
  if (typeof uri === 'string' && typeof offset === 'number') {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    return statementAt(document.getText(), offset);
  }
  const { activeTextEditor: editor } = vscode.window;
  if (editor === undefined || !isQueryDocument(editor.document)) return undefined;
  const { document, selection } = editor;
  if (!selection.isEmpty) return sqlStatements(document.getText(selection))[0];
  return statementAt(document.getText(), document.offsetAt(selection.active));
}

async function show({ rows, isCut, durationMs }: StoredResult, file: vscode.Uri): Promise<void> {
  const options = { viewColumn: columnBesideText(), preserveFocus: true, preview: true };
  await openTable(file, options);
  const text = `${countText(rows, 'row')} in ${durationText(durationMs)}`;
  vscode.window.setStatusBarMessage(`$(database) ${text}`, statusMs);
  if (!isCut) return;
  const more = rows === maxRows ? countText(maxRows, 'row') : 'a file of 1 GB can hold';
  void showWarningMessage(`The result is cut: it has more than ${more}. Narrow the query, or aggregate in it.`);
}

function notify(message: string): undefined {
  void showInformationMessage(message);
}

import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/index.ts';
import type { EditorRun } from '../../running/start/editorRun.ts';
import type { Session } from '../../session.ts';
import { openTables } from '../../tables/results/openTables.ts';
import { resultTables } from '../../tables/results/resultTables.ts';
import { summaryMessage } from './summaryMessage.ts';

const showWhole = 'Show Summary';
const openResults = 'Open Results';
const showEvents = 'Show Events';

/** Says how a run ended, the verdict first, and offers what to look at next. */
export async function showSummary(session: Session, run: EditorRun, report: RunReport): Promise<void> {
  const { level, text } = summaryMessage(run.title, report, run.warnings);
  const tables = resultTables([run]);
  const buttons = tables.length > 0 ? [showWhole, openResults, showEvents] : [showWhole, showEvents];
  const choice = await show(level, text, buttons);
  if (choice === showWhole) session.summaryPanels.show(run.record);
  if (choice === openResults) await openTables(tables);
  if (choice === showEvents) await session.events.show(run.record);
}

function show(
  level: 'information' | 'warning' | 'error',
  text: string,
  buttons: string[],
): Thenable<string | undefined> {
  if (level === 'error') return vscode.window.showErrorMessage(text, ...buttons);
  if (level === 'warning') return vscode.window.showWarningMessage(text, ...buttons);
  return vscode.window.showInformationMessage(text, ...buttons);
}

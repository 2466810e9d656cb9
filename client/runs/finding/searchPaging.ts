import type { PagingSearch, RunReport } from '@pagewright/engine/run';
import { type PagingSearchStart, type WriteFindingAnswer, writeFindingRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { RunScope } from '../../running/run/runScope.ts';
import type { Runner } from '../../running/start/runner.ts';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { findPaginationCommand } from './findPaginationCommand.ts';
import { maySend } from './maySend.ts';
import { buttonTitle, type SearchButton, searchMessage, type WrittenResult } from './searchMessage.ts';
import { writePaging } from './writePaging.ts';

/** The services that a search builds on. */
export interface SearchPorts {
  language: LanguageSupport;
  history: RunHistory;
  projects: Projects;
  runner: Runner;
  /** Called after the paging of a job, or of all jobs, was written. */
  onWritten(document: vscode.TextDocument, job: string | undefined): void;
}

/** The jobs to search, and the budget. */
export interface PagingQuestion {
  document: vscode.TextDocument;
  /** The job; undefined for all. */
  job: string | undefined;
  start: PagingSearchStart;
  maxRequests: number;
}

/** Searches the paging as a run, writes what is proven, and says what was found. */
export async function searchPaging(question: PagingQuestion, ports: SearchPorts): Promise<void> {
  const { document, job, start, maxRequests } = question;
  if (!(await maySend(start.jobs, maxRequests))) return;
  const { version } = document;
  const names = Object.fromEntries(start.jobs.map(({ name }) => [name, start.names[name] ?? {}]));
  const scope: RunScope = { ...(job !== undefined && { job }), search: { maxRequests, names } };
  const report = await ports.runner.run(document, scope);
  // The message of a run says why a search failed.
  if (report?.search === undefined || report.outcome !== 'done') return;
  const written = await write(document, version, report.search, ports.language);
  if (written === 'written') ports.onWritten(document, job);
  // The command has done its work before somebody reads the message.
  void conclude(question, { report, search: report.search, written }, ports);
}

async function write(
  document: vscode.TextDocument,
  version: number,
  { pagination, changes }: PagingSearch,
  language: LanguageSupport,
): Promise<WrittenResult> {
  const client = await language.client();
  const params = { textDocument: { uri: document.uri.toString() }, pagination, changes };
  const edits = await client.sendRequest<WriteFindingAnswer>(writeFindingRequest, params);
  if (edits.length === 0) return 'nothing';
  if (document.version !== version) return 'changed';
  return (await writePaging(document, edits, language)) ? 'written' : 'changed';
}

async function conclude(
  question: PagingQuestion,
  { report, search, written }: { report: RunReport; search: PagingSearch; written: WrittenResult },
  { history, ...ports }: SearchPorts,
): Promise<void> {
  const { document, job, maxRequests } = question;
  const { version } = document;
  const { text, buttons, isGood } = searchMessage(search, written);
  const show = isGood ? showInformationMessage : showWarningMessage;
  const titles = buttons.map((button) => buttonTitle(button, search));
  const pressed = await show(text, ...titles);
  const actions: Record<SearchButton, () => PromiseLike<unknown>> = {
    undo: () => undo(document, version),
    seen: () => showRun(report, history),
    tried: () => showRun(report, history),
    more: () => searchPaging({ ...question, maxRequests: maxRequests * 2 }, { history, ...ports }),
    again: () => vscode.commands.executeCommand(findPaginationCommand, document.uri, job),
  };
  const button = buttons.find((_, index) => titles[index] === pressed);
  if (button !== undefined) await actions[button]();
}

/** Takes back what was written, as long as it is the last change. */
async function undo(document: vscode.TextDocument, version: number): Promise<void> {
  if (document.version === version) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
  } else void showInformationMessage('The configuration has changed since. Undo in the editor.');
}

async function showRun(report: RunReport, history: RunHistory): Promise<void> {
  const run = (await history.all()).find((each) => each.report === report);
  if (run !== undefined) await vscode.commands.executeCommand('pagewright.showRunSummary', { run });
}

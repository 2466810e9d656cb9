import type { PagingSearch, RunReport } from '@pagewright/engine/run';
import type { PagingSearchStart } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { ConfigurationText } from '../../running/run/run.ts';
import type { RunScope } from '../../running/run/runScope.ts';
import type { Runner } from '../../running/start/runner.ts';
import { runSubjects } from '../../running/start/runSubjects.ts';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { findPaginationCommand } from './findPaginationCommand.ts';
import { maySend } from './maySend.ts';
import { buttonTitle, type SearchButton, searchMessage } from './searchMessage.ts';
import { type WrittenSearch, writeSearch } from './writeSearch.ts';

/** The services that a search builds on. */
export interface SearchPorts {
  language: LanguageSupport;
  history: RunHistory;
  projects: Projects;
  runner: Runner;
  /** Called after the paging of a job, or of all jobs, was written, for each file with a change. */
  onWritten(uri: vscode.Uri, job: string | undefined): void;
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
  const names = Object.fromEntries(start.jobs.map(({ name }) => [name, start.names[name] ?? {}]));
  const scope: RunScope = { ...(job !== undefined && { job }), search: { maxRequests, names } };
  // In a tree, the row that the user chooses, or the configuration.
  const [subject] = await runSubjects(ports.projects, document, scope);
  if (subject === undefined) return;
  const before = subject.text.getText();
  const report = await ports.runner.run(subject.text, subject.scope);
  // The message of a run says why a search failed.
  if (report?.search === undefined || report.outcome !== 'done') return;
  const isSame = (await textNow(subject.text, document, ports.projects)) === before;
  const written = await writeSearch({ document, ofRun: subject.text.uri, isSame }, report.search, ports.language);
  for (const uri of written.files) ports.onWritten(uri, job);
  // The command has done its work before somebody reads the message.
  void conclude(question, { report, search: report.search, written }, ports);
}

/** The text that a search of the same part would have now. */
async function textNow(
  { uri, fileName, composition }: ConfigurationText,
  document: vscode.TextDocument,
  projects: Projects,
): Promise<string> {
  if (composition === undefined) return document.getText();
  return (await projects.composed({ uri, fileName, getText: () => '' })).getText();
}

async function conclude(
  question: PagingQuestion,
  { report, search, written }: { report: RunReport; search: PagingSearch; written: WrittenSearch },
  { history, ...ports }: SearchPorts,
): Promise<void> {
  const { document, job, maxRequests } = question;
  const versions = await versionsOf(written.files);
  const { text, buttons, isGood } = searchMessage(search, written.result, written);
  const show = isGood ? showInformationMessage : showWarningMessage;
  const titles = buttons.map((button) => buttonTitle(button, search));
  const pressed = await show(text, ...titles);
  const actions: Record<SearchButton, () => PromiseLike<unknown>> = {
    undo: () => undo(versions),
    seen: () => showRun(report, history),
    tried: () => showRun(report, history),
    more: () => searchPaging({ ...question, maxRequests: maxRequests * 2 }, { history, ...ports }),
    again: () => vscode.commands.executeCommand(findPaginationCommand, document.uri, job),
  };
  const button = buttons.find((_, index) => titles[index] === pressed);
  if (button !== undefined) await actions[button]();
}

/** The changed documents with their versions. */
async function versionsOf(files: readonly vscode.Uri[]): Promise<Map<vscode.TextDocument, number>> {
  const documents = await Promise.all(files.map((uri) => vscode.workspace.openTextDocument(uri)));
  return new Map(documents.map((document) => [document, document.version]));
}

/** Takes back what was written, as long as it is the last change. It is one change, also of several files. */
async function undo(versions: ReadonlyMap<vscode.TextDocument, number>): Promise<void> {
  const [document] = versions.keys();
  if (document !== undefined && [...versions].every(([each, version]) => each.version === version)) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
  } else void showInformationMessage('The configuration has changed since. Undo in the editor.');
}

async function showRun(report: RunReport, history: RunHistory): Promise<void> {
  const run = (await history.all()).find((each) => each.report === report);
  if (run !== undefined) await vscode.commands.executeCommand('pagewright.showRunSummary', { run });
}

import type { TestedCase, TestedCheck, TestPlace } from '@pagewright/engine/testing';
import * as vscode from 'vscode';
import { goldenId, type TestCase } from '../items/testItems.ts';

/** The context of a message about a golden table, for its button. */
export const goldenContext = 'pagewright.golden';

/** Shows the result of a case: on what it expects, and where its configuration is the cause, on that line. */
export function showResult(run: vscode.TestRun, { item, folder }: TestCase, tested: TestedCase): void {
  const byItem = Map.groupBy(tested.checks, (check) => itemOf(check, item, folder));
  for (const [, child] of item.children) settle(run, child, byItem.get(child) ?? [], undefined);
  const failing = tested.checks.filter(({ outcome }) => outcome !== 'passed');
  run.appendOutput(outputOf(tested), undefined, item);
  settle(run, item, failing, tested.durationMs);
}

function settle(
  run: vscode.TestRun,
  item: vscode.TestItem,
  checks: readonly TestedCheck[],
  durationMs: number | undefined,
): void {
  const isOfCase = durationMs !== undefined;
  const messages = checks.filter(({ outcome }) => outcome !== 'passed').map((check) => messageOf(check, isOfCase));
  if (checks.some(({ outcome }) => outcome === 'error')) run.errored(item, messages, durationMs);
  else if (messages.length > 0) run.failed(item, messages, durationMs);
  else if (isOfCase || checks.length > 0) run.passed(item, durationMs);
  // A case that could not be run has checked nothing.
  else run.skipped(item);
}

/** The item of what a check is about; undefined: it is about the case as a whole. */
function itemOf(
  { table, place }: TestedCheck,
  { children }: vscode.TestItem,
  folder: vscode.Uri,
): vscode.TestItem | undefined {
  if (table !== undefined) return children.get(goldenId(folder, table));
  if (place === undefined) return undefined;
  const at = new vscode.Position(place.line - 1, place.column - 1);
  return [...children].map(([, child]) => child).find(({ range }) => range?.contains(at));
}

/** The message of a check: on a case at the lines that are the cause, otherwise where it is expected. */
function messageOf({ title, message = '', place, cause, table }: TestedCheck, isOfCase: boolean): vscode.TestMessage {
  const shown = new vscode.TestMessage(`${title}. ${message}`);
  const at = isOfCase ? (cause ?? place) : (place ?? cause);
  if (at !== undefined) shown.location = locationOf(at);
  if (table !== undefined) shown.contextValue = goldenContext;
  const frames = [
    ...(place ? [frameOf('expected here', place)] : []),
    ...(cause ? [frameOf('the job that is the cause', cause)] : []),
  ];
  if (frames.length > 1) shown.stackTrace = frames;
  return shown;
}

function frameOf(label: string, place: TestPlace): vscode.TestMessageStackFrame {
  const { uri, range } = locationOf(place);
  return new vscode.TestMessageStackFrame(label, uri, range.start);
}

/** A place for VS Code, which counts from 0. */
export function locationOf({ file, line, column, endLine, endColumn }: TestPlace): vscode.Location {
  const range = new vscode.Range(line - 1, column - 1, endLine - 1, endColumn - 1);
  return new vscode.Location(vscode.Uri.file(file), range);
}

/** The text about a case in the terminal of the results. */
function outputOf({ name, outcome, durationMs, checks }: TestedCase): string {
  const lines = checks
    .filter((check) => check.outcome !== 'passed')
    .map(({ title, message = '' }) => `  ${title}\n    ${message}`);
  return [`${outcome}: ${name} (${durationMs} ms)`, ...lines].join('\n').replaceAll('\n', '\r\n').concat('\r\n');
}

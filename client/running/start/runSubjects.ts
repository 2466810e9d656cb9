import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import type { TreeRun } from '../../project/composition/treeRun.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { switchEnvironmentCommand } from '../environments/switchEnvironmentCommand.ts';
import type { ConfigurationText } from '../run/run.ts';
import { isTrial, type RunScope } from '../run/runScope.ts';

/** A text to run, and the part of it. */
export interface RunSubject {
  text: ConfigurationText;
  scope: RunScope;
}

/**
 * The runs of a document: of its text, or in a tree of what is composed of its files, one for each row that the platform
 * would run. A trial is of one row, which the user chooses. None, after a message to the user, if nothing can run.
 */
export async function runSubjects(
  projects: Projects,
  document: ConfigurationText,
  scope: RunScope,
): Promise<RunSubject[]> {
  const found = document.composition === undefined ? await projects.runsOf(document.uri, scope.values) : undefined;
  if (found === undefined) return [{ text: document, scope }];
  if (found.problem !== undefined) return refuse(found.problem, document.uri);
  const unread = found.findings.find(({ severity }) => severity === 'error');
  if (unread !== undefined) return refuse(unread.message, treeUri(unread.place.file));
  const chosen = isTrial(scope) ? await oneOf(found.runs) : enabledOf(found.runs);
  const faulty = chosen.find(({ errors }) => errors.length > 0);
  const [error] = faulty?.errors ?? [];
  if (error !== undefined) return refuse(error.message, treeUri(error.place.file));
  return chosen.map((run) => subjectOf(run, scope));
}

/** One of several rows, by the user's choice. */
async function oneOf(runs: readonly TreeRun[]): Promise<TreeRun[]> {
  if (runs.length <= 1) return told(runs);
  const items = runs.map((run) => ({
    label: run.composition.name,
    ...(run.disabled && { description: 'disabled' }),
    run,
  }));
  const chosen = await showList(items, { placeHolder: 'Row to run' });
  return chosen === undefined ? [] : told([chosen.run]);
}

/** The rows that the platform would run; one that was asked for alone in any case, as there. */
function enabledOf(runs: readonly TreeRun[]): TreeRun[] {
  if (runs.length <= 1) return told(runs);
  const skipped = runs.filter(isDisabledRow);
  if (skipped.length > 0) {
    const names = skipped.map(({ composition }) => `"${composition.name}"`).join(', ');
    void showInformationMessage(`Not run, because the platform skips disabled rows: ${names}.`);
  }
  return told(runs.filter((run) => !isDisabledRow(run)));
}

function isDisabledRow({ disabled }: TreeRun): boolean {
  return disabled === 'row';
}

/** Says of what is disabled that the platform would skip it. */
function told(runs: readonly TreeRun[]): TreeRun[] {
  const first = runs.find(({ disabled }) => disabled !== undefined);
  if (first !== undefined) {
    const { composition, disabled } = first;
    const why = `the ${disabled} is disabled`;
    void showInformationMessage(`"${composition.name}" runs here, but the platform would skip it: ${why}.`);
  }
  return [...runs];
}

function subjectOf({ uri, text, composition, values }: TreeRun, scope: RunScope): RunSubject {
  const composed = { uri, fileName: uri.fsPath, getText: () => text, composition };
  return { text: composed, scope: { ...scope, ...(values !== undefined && { values }) } };
}

function refuse(message: string, uri: vscode.Uri): RunSubject[] {
  // Not awaited: a notification waits for the user.
  void offerWayOut(message, uri);
  return [];
}

async function offerWayOut(message: string, uri: vscode.Uri): Promise<void> {
  const [open, choose] = ['Open File', 'Choose Values…'];
  const choice = await showErrorMessage(message, open, choose);
  if (choice === open) await vscode.commands.executeCommand('vscode.open', uri);
  if (choice === choose) await vscode.commands.executeCommand(switchEnvironmentCommand, uri);
}

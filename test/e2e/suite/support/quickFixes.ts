import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { waitFor } from './waitFor.ts';

const mutes = /^Turn off /;

export function findingsIn(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri);
}

/** The quick fixes that VS Code offers at a place, once those that turn a code off are among them. */
export async function offeredAt(uri: vscode.Uri, range: vscode.Range): Promise<vscode.CodeAction[]> {
  const kind = vscode.CodeActionKind.QuickFix.value;
  const ask = () =>
    vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', uri, range, kind);
  return await waitFor('the quick fixes', async () => {
    const actions = await ask();
    return actions.some(({ title }) => mutes.test(title)) && actions;
  });
}

/** The fixes that turn a code off come last, and none of them is preferred. */
export function expectOrder(actions: readonly vscode.CodeAction[]): void {
  const muting = actions.filter(({ title }) => mutes.test(title));
  assert.deepEqual(actions.slice(-muting.length), muting, titlesOf(actions));
  for (const { title, isPreferred } of muting) assert.notEqual(isPreferred, true, title);
}

function titlesOf(actions: readonly vscode.CodeAction[]): string {
  return actions.map(({ title }) => title).join(', ');
}

export function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}

/**
 * Shows the file, and checks the fixes for its finding with this code: that fix first, those that turn the code off
 * last.
 */
export async function expectFirstFix(uri: vscode.Uri, code: string, first: string): Promise<void> {
  await vscode.window.showTextDocument(uri, { preview: false });
  const { range } = await waitFor(code, () => findingsIn(uri).find((each) => codeOf(each) === code));
  const actions = await offeredAt(uri, range);
  assert.equal(actions[0]?.title, first, titlesOf(actions));
  assert.equal(actions[0]?.isPreferred, true);
  expectOrder(actions);
}

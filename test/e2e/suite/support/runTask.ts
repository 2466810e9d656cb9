import assert from 'node:assert/strict';
import * as vscode from 'vscode';

interface Terminal {
  /** The text printed so far. */
  text(): string;
  ended: Promise<unknown>;
  terminal: vscode.Pseudoterminal;
}

/**
 * Opens the terminal of a task as VS Code does. The VS Code of these tests has no terminals (its packages for them are
 * left out), so its own way would wait for ever.
 */
export async function runTask(task: vscode.Task): Promise<Terminal> {
  const { execution } = task;
  assert.ok(execution instanceof vscode.CustomExecution && 'callback' in execution, task.name);
  assert.ok(typeof execution.callback === 'function');
  const terminal: vscode.Pseudoterminal = await execution.callback(task.definition);
  let text = '';
  terminal.onDidWrite((part) => {
    text += part;
  });
  const ended = new Promise<unknown>((resolve) => terminal.onDidClose?.(resolve));
  terminal.open(undefined);
  return { text: () => text, ended, terminal };
}

import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { replaced } from './replaced.ts';

type Execute = (command: string, ...args: unknown[]) => Thenable<unknown>;

/** Replaces how the extension executes commands while something is done; `replace` gets how VS Code does it. */
export async function withCommands<Result>(
  replace: (execute: typeof vscode.commands.executeCommand) => Execute,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { commands } = apiOfExtension();
  const value = replace(commands.executeCommand);
  return await replaced(commands, { executeCommand: { value, writable: true } }, work);
}

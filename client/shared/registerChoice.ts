import * as vscode from 'vscode';
import { showList } from './showList.ts';

/** One of the commands that another one asks for. */
export interface CommandChoice {
  label: string;
  detail: string;
  command: string;
}

/** Registers a command that asks which of several to run, and passes its arguments on. */
export function registerChoice(
  id: string,
  placeHolder: string,
  choicesNow: () => readonly CommandChoice[],
): vscode.Disposable {
  return vscode.commands.registerCommand(id, async (...args: unknown[]) => {
    const choices = choicesNow();
    const choice = choices.length === 1 ? choices[0] : await showList(choices, { placeHolder, matchOnDetail: true });
    return choice && (await vscode.commands.executeCommand(choice.command, ...args));
  });
}

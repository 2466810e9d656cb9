import * as vscode from 'vscode';

const pauseMs = 100;

/** Takes the first item of the list that a command shows, and gives what the command gives. */
export async function answerQuickPick<Answer>(command: Thenable<Answer>): Promise<Answer> {
  let isOpen = true;
  const answer = Promise.resolve(command).finally(() => {
    isOpen = false;
  });
  // Nothing tells when the list is there; accepting without one does nothing.
  while (isOpen) {
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return await answer;
}

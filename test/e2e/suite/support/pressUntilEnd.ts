import * as vscode from 'vscode';

const pauseMs = 100;

/**
 * Does a command of the window again and again, as a key would be pressed, until the work that waits for it ends;
 * returns its result. Nothing tells when a list or a notification is there; pressed without one, the key does nothing.
 */
export async function pressUntilEnd<Result>(key: string, work: Thenable<Result>): Promise<Result> {
  let isOver = false;
  const result = Promise.resolve(work).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await vscode.commands.executeCommand(key);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return await result;
}

import { withWindow } from './withWindow.ts';

/**
 * Presses this button in the modal questions that the extension asks while something is done, and returns the
 * questions. No command reaches the buttons of such a question.
 */
export async function answerWarning(button: string | undefined, work: () => PromiseLike<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const showWarningMessage = async (question: string, _options: unknown, ...buttons: string[]) => {
    asked.push(question);
    return buttons.find((each) => each === button);
  };
  await withWindow({ showWarningMessage }, work);
  return asked;
}

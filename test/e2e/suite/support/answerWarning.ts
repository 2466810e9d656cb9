import { apiOfExtension } from './apiOfExtension.ts';

/**
 * Presses this button in the modal questions that the extension asks while something is done, and gives the questions.
 * No command reaches the buttons of such a question.
 */
export async function answerWarning(button: string | undefined, work: () => PromiseLike<unknown>): Promise<string[]> {
  const { window } = apiOfExtension();
  const original = window.showWarningMessage;
  const asked: string[] = [];
  Object.assign(window, {
    showWarningMessage: async (question: string, _options: unknown, ...buttons: string[]) => {
      asked.push(question);
      return buttons.find((each) => each === button);
    },
  });
  try {
    await work();
    return asked;
  } finally {
    window.showWarningMessage = original;
  }
}

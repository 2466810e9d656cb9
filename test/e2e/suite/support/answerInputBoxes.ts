import type * as vscode from 'vscode';
import { withWindow } from './withWindow.ts';

/** What the extension asked in input boxes, and whether what was typed there could be seen. */
export interface AskedInput {
  title: string;
  prompt: string;
  isMasked: boolean;
}

/**
 * Answers the input boxes of the extension while something is done, in their order; those for which there is no answer
 * are left with Escape. Gives what they asked. There is no command that types into an input box.
 */
export async function answerInputBoxes(
  answers: readonly string[],
  work: () => PromiseLike<unknown>,
): Promise<AskedInput[]> {
  const asked: AskedInput[] = [];
  const showInputBox = async ({ title = '', prompt = '', password = false }: vscode.InputBoxOptions = {}) => {
    asked.push({ title, prompt, isMasked: password });
    return answers[asked.length - 1];
  };
  await withWindow({ showInputBox }, work);
  return asked;
}

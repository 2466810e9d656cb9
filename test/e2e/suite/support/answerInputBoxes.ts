import type * as vscode from 'vscode';
import { withWindow } from './withWindow.ts';

/** An input box of the extension, and whether the text typed there was visible. */
export interface AskedInput {
  title: string;
  prompt: string;
  isMasked: boolean;
}

/**
 * Answers the input boxes of the extension meanwhile, in their order; leaves those without an answer with Escape.
 * Returns what they asked. No command types into an input box.
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

import * as vscode from 'vscode';
import type { Choice, Question, Replies } from './question.ts';
import { createStepInput } from './stepInput.ts';

/** A reply with the direction to continue in; undefined if the user left the question. */
type Step = { reply: string; by: 1 | 0 | -1 } | undefined;

interface Frame {
  title: string;
  step: number;
  totalSteps: number;
}

/**
 * Asks one question after the other, with the number of the step and a button that goes back. Keeps replies on the way
 * back and forth, until the question itself proposes something else. Undefined if the user cancels, or if nothing can
 * be asked.
 */
export async function askInSteps(
  title: string,
  questionsFor: (replies: Replies) => Promise<readonly Question[] | undefined>,
): Promise<Replies | undefined> {
  const replies = new Map<string, string>();
  const proposed = new Map<string, string | undefined>();
  for (let index = 0; ; ) {
    const questions = await questionsFor(replies);
    if (questions === undefined) return undefined;
    const question = questions[index];
    if (question === undefined) return replies;
    const { name, value } = question;
    const shown = proposed.get(name) === value ? (replies.get(name) ?? value) : value;
    const step = await ask(question, shown, { title, step: index + 1, totalSteps: questions.length });
    if (step === undefined) return undefined;
    replies.set(name, step.reply);
    proposed.set(name, value);
    index += step.by;
  }
}

async function ask(question: Question, value: string | undefined, frame: Frame): Promise<Step> {
  const { input, reply, choice, findProblem, showProblem } = createStepInput(question, value);
  let chosen: Choice | undefined;
  const step = await new Promise<Step>((resolve) => {
    Object.assign(input, frame, { ignoreFocusOut: true });
    if (frame.step > 1) input.buttons = [vscode.QuickInputButtons.Back];
    input.onDidTriggerButton(() => resolve({ reply: reply(), by: -1 }));
    input.onDidHide(() => resolve(undefined));
    input.onDidAccept(async () => {
      const problem = await findProblem(reply());
      if (problem !== undefined) return showProblem(problem);
      chosen = choice();
      resolve({ reply: reply(), by: 1 });
    });
    input.show();
  }).finally(() => input.dispose());
  // A dialog hides the list, so it opens after the list has closed.
  return chosen?.ask === undefined ? step : await askFurther(chosen.ask);
}

async function askFurther(dialog: NonNullable<Choice['ask']>): Promise<Step> {
  const reply = await dialog();
  return { reply: reply ?? '', by: reply === undefined ? 0 : 1 };
}

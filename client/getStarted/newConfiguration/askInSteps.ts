import * as vscode from 'vscode';

/** A question with a text as its reply. */
export interface TextQuestion {
  name: string;
  prompt: string;
  placeHolder?: string;
  /** What the reply begins with. */
  value?: string;
  isSecret?: boolean;
  /** Why a reply cannot be, as a sentence. */
  findProblem?(reply: string): string | undefined | Promise<string | undefined>;
}

/** A question whose reply is the label of a choice. */
export interface ChoiceQuestion {
  name: string;
  placeHolder: string;
  choices: readonly vscode.QuickPickItem[];
  /** The label of the proposed choice. */
  value?: string;
}

export type Question = TextQuestion | ChoiceQuestion;

/** Replies by the names of their questions. */
export type Replies = ReadonlyMap<string, string>;

/** A reply with the direction to go on in; undefined where the question was left. */
type Step = { reply: string; by: 1 | -1 } | undefined;

interface Frame {
  title: string;
  step: number;
  totalSteps: number;
}

/**
 * Asks one question after the other, with the number of the step and a button that goes back. What was entered is kept
 * on the way back and forth, until the question itself proposes something else. Undefined where the user leaves.
 */
export async function askInSteps(
  title: string,
  questionsFor: (replies: Replies) => Promise<readonly Question[]>,
): Promise<Replies | undefined> {
  const replies = new Map<string, string>();
  const proposed = new Map<string, string | undefined>();
  for (let index = 0; ; ) {
    const questions = await questionsFor(replies);
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
  const input = 'choices' in question ? createPick(question, value) : createBox(question, value);
  const reply = () => replyOf(question, input);
  return await new Promise<Step>((resolve) => {
    Object.assign(input, frame, { ignoreFocusOut: true });
    if (frame.step > 1) input.buttons = [vscode.QuickInputButtons.Back];
    input.onDidTriggerButton(() => resolve({ reply: reply(), by: -1 }));
    input.onDidHide(() => resolve(undefined));
    input.onDidAccept(async () => {
      const problem = await findProblem(question, reply());
      if (problem === undefined) resolve({ reply: reply(), by: 1 });
      else if ('validationMessage' in input) input.validationMessage = problem;
    });
    input.show();
  }).finally(() => input.dispose());
}

function createPick({ placeHolder, choices }: ChoiceQuestion, value?: string): vscode.QuickPick<vscode.QuickPickItem> {
  const pick = vscode.window.createQuickPick();
  pick.placeholder = placeHolder;
  pick.items = choices;
  pick.matchOnDetail = true;
  const proposed = choices.filter(({ label }) => label === value);
  // Without a proposal the first choice is active, as in any list.
  if (proposed.length > 0) pick.activeItems = proposed;
  return pick;
}

function createBox({ prompt, placeHolder = '', isSecret = false }: TextQuestion, value = ''): vscode.InputBox {
  const box = vscode.window.createInputBox();
  Object.assign(box, { prompt, placeholder: placeHolder, value, password: isSecret });
  box.onDidChangeValue(() => {
    box.validationMessage = undefined;
  });
  return box;
}

function replyOf(question: Question, input: vscode.QuickPick<vscode.QuickPickItem> | vscode.InputBox): string {
  if ('activeItems' in input) return input.activeItems[0]?.label ?? '';
  return 'isSecret' in question && question.isSecret ? input.value : input.value.trim();
}

async function findProblem(question: Question, reply: string): Promise<string | undefined> {
  if ('choices' in question) return reply === '' ? 'Nothing is chosen.' : undefined;
  return await question.findProblem?.(reply);
}

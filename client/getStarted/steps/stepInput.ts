import * as vscode from 'vscode';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';
import { debounce } from '../../shared/throttle.ts';
import {
  type Choice,
  type ChoiceQuestion,
  joinPicks,
  type PicksQuestion,
  type Question,
  splitPicks,
  type TextQuestion,
} from './question.ts';

/** The pause in typing after which a text is checked: longer than between two letters. */
const typingPauseMs = 600;

/** The input that VS Code shows for a question, and the text entered in it. */
interface StepInput {
  input: vscode.InputBox | vscode.QuickPick<Choice>;
  reply(): string;
  choice(): Choice | undefined;
  /** The reason why a reply is not valid, as a sentence. */
  findProblem(reply: string): string | undefined | Promise<string | undefined>;
  showProblem(problem: string): void;
}

/** The input for a question; it begins with `value`. */
export function createStepInput(question: Question, value = ''): StepInput {
  if ('choices' in question) return createPick(question, value);
  return 'picks' in question ? createPicks(question, value) : createBox(question, value);
}

function createPick(
  { placeHolder, prompt, choices, found, typed, findProblem }: ChoiceQuestion,
  value: string,
): StepInput {
  const pick = createList(placeHolder, prompt);
  let known = choices;
  let own: Choice | undefined;
  const readTyped = () => {
    const text = pick.value.trim();
    return known.some(({ label }) => label === text) ? undefined : typed?.(text);
  };
  const show = () => {
    const read = readTyped();
    own = read && { ...read, alwaysShow: true };
    pick.items = own === undefined ? known : [own, ...known.filter((each) => replyOf(each) !== replyOf(own))];
    // Without a proposal the first choice is active, as in any list.
    const proposed = known.filter((each) => replyOf(each) === value);
    if (proposed.length > 0 && pick.value === '') pick.activeItems = proposed;
  };
  show();
  if (typed !== undefined) pick.onDidChangeValue(show);
  pick.onDidChangeValue(() => {
    pick.prompt = prompt && withoutLinks(prompt);
  });
  pick.busy = found !== undefined;
  void found?.then((first) => {
    known = [...first, ...choices];
    pick.busy = false;
    show();
  });
  let offered: Choice | undefined;
  pick.onDidChangeActive(([active]) => {
    if (active !== undefined && active === own) offered = own;
  });
  // Enter may come before the list offers what the last letters name.
  const chosen = () => {
    const read = readTyped();
    return read === undefined || read.reply === offered?.reply ? pick.activeItems[0] : read;
  };
  return {
    input: pick,
    reply: () => replyOf(chosen()),
    choice: chosen,
    findProblem(reply) {
      const choice = chosen();
      if (choice === undefined) return 'Nothing is chosen.';
      return choice.ask === undefined ? findProblem?.(reply) : undefined;
    },
    showProblem: (problem) => {
      pick.prompt = withoutLinks(problem);
    },
  };
}

function createPicks({ placeHolder, prompt, picks }: PicksQuestion, value: string): StepInput {
  const list = createList(placeHolder, prompt);
  const picked = new Set(splitPicks(value));
  list.canSelectMany = true;
  list.matchOnDescription = true;
  list.items = picks;
  list.selectedItems = picks.filter((each) => picked.has(replyOf(each)));
  return {
    input: list,
    reply: () => joinPicks(list.selectedItems.map(replyOf)),
    choice: () => undefined,
    findProblem: (reply) => (splitPicks(reply).length === 0 ? `Check at least one. ${prompt}` : undefined),
    showProblem: (problem) => {
      list.prompt = withoutLinks(problem);
    },
  };
}

function createList(placeHolder: string, prompt: string | undefined): vscode.QuickPick<Choice> {
  const list = vscode.window.createQuickPick<Choice>();
  list.placeholder = placeHolder;
  list.prompt = prompt && withoutLinks(prompt);
  list.matchOnDetail = true;
  return list;
}

function replyOf(choice: Choice | undefined): string {
  return choice?.reply ?? choice?.label ?? '';
}

function createBox(
  { prompt, placeHolder = '', isSecret = false, isCheckedWhileTyping, findProblem }: TextQuestion,
  value: string,
): StepInput {
  const box = vscode.window.createInputBox();
  Object.assign(box, { prompt: withoutLinks(prompt), placeholder: placeHolder, value, password: isSecret });
  const reply = () => (isSecret ? box.value : box.value.trim());
  const showProblem = (problem: string) => {
    box.validationMessage = withoutLinks(problem);
  };
  const check = debounce(async () => {
    const checked = reply();
    const problem = checked === '' ? undefined : await findProblem?.(checked);
    if (problem !== undefined && reply() === checked) showProblem(problem);
  }, typingPauseMs);
  box.onDidHide(() => check.dispose());
  box.onDidChangeValue(() => {
    box.validationMessage = undefined;
    if (isCheckedWhileTyping) check();
  });
  return { input: box, reply, choice: () => undefined, findProblem: (given) => findProblem?.(given), showProblem };
}

import * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { withWindow } from './withWindow.ts';

/** A step as it was shown. */
export interface ShownStep {
  /** For example `2 of 6`. */
  step: string;
  /** The initial value: a text, or the label of the proposed choice. */
  proposed: string;
  isMasked: boolean;
  /** The message about an invalid reply. */
  problem?: string;
}

/**
 * The reply to a step: enter a text, or choose it by its label, and accept; check several labels and accept; accept the
 * proposal; or press a key.
 */
export type Reply = { text: string } | { picks: readonly string[] } | 'accept' | 'back' | 'leave';

type Input = vscode.InputBox | vscode.QuickPick<vscode.QuickPickItem>;

const keys = {
  accept: 'workbench.action.acceptSelectedQuickOpenItem',
  back: 'workbench.action.quickInputBack',
  leave: 'workbench.action.closeQuickOpen',
};
const pauseMs = 100;

/**
 * Replies to the steps that the extension shows meanwhile, and returns them. No command types into an input box, so a
 * text is put there; the keys are pressed as commands of the window.
 */
export async function answerSteps(replies: readonly Reply[], work: () => PromiseLike<unknown>): Promise<ShownStep[]> {
  const { createInputBox, createQuickPick } = apiOfExtension().window;
  const shown: ShownStep[] = [];
  const left = [...replies];
  let current: Input | undefined;
  const watch = <Shown extends Input>(input: Shown): Shown => {
    const show = input.show.bind(input);
    input.show = () => {
      show();
      current = input;
      shown.push(stepOf(input));
      void answer(input);
    };
    input.onDidHide(() => {
      if (current === input) current = undefined;
    });
    return input;
  };
  const answer = async (input: Input) => {
    while (current === input) {
      const reply = left.shift() ?? 'leave';
      const isWaiting = () => current === input && problemOf(input) === undefined;
      if ('validationMessage' in input) input.validationMessage = undefined;
      if (typeof reply === 'object' && !('items' in input)) input.value = 'text' in reply ? reply.text : '';
      while (isWaiting()) {
        if (typeof reply === 'object' && 'items' in input && !choose(input, reply)) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          continue;
        }
        // A text reaches the window a little later.
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (isWaiting()) await vscode.commands.executeCommand(keys[typeof reply === 'object' ? 'accept' : reply]);
      }
      const problem = current === input ? problemOf(input) : undefined;
      if (problem !== undefined) Object.assign(shown.at(-1) ?? {}, { problem });
    }
  };
  const parts = {
    createInputBox: () => watch(createInputBox()),
    createQuickPick: () => watch(createQuickPick()),
  };
  await withWindow(parts, work);
  return shown;
}

/**
 * Whether the list has it; a list that still loads its choices may have it later. The choices for a typed text are
 * there once it is typed. The window may still tell which item it shows first.
 */
function choose(pick: vscode.QuickPick<vscode.QuickPickItem>, reply: { text: string } | { picks: readonly string[] }) {
  const labels = 'picks' in reply ? reply.picks : [reply.text];
  const items = pick.items.filter(({ label }) => labels.includes(label));
  if ('picks' in reply) pick.selectedItems = items;
  else if (items.length === 0 && !pick.busy && pick.value === '') pick.value = reply.text;
  else pick.activeItems = items;
  return items.length === labels.length;
}

function stepOf(input: Input): ShownStep {
  const proposed = 'items' in input ? (input.activeItems[0]?.label ?? '') : input.value;
  return { step: `${input.step} of ${input.totalSteps}`, proposed, isMasked: 'password' in input && input.password };
}

function problemOf(input: Input): string | undefined {
  const message = 'validationMessage' in input ? input.validationMessage : undefined;
  return typeof message === 'object' ? message.message : message;
}

import * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** How the user answers meanwhile. */
export interface WindowAnswers {
  /** The text that is typed into an input box, by its prompt. */
  input?: (prompt: string) => string | undefined;
  /** Labels that are chosen, in whichever list has them. A list of several choices that has none of them is taken whole. */
  picks?: readonly string[];
  /** Buttons that are pressed wherever they are offered. */
  buttons?: readonly string[];
  /** Done before a button of a message is pressed, for example what the message asks for. */
  before?(text: string): PromiseLike<unknown>;
}

/** A notification of the extension; a dialog is a question. */
export interface RecordedMessage {
  level: string;
  text: string;
  buttons: string[];
}

/** The window as the extension sees it while a suite records it. */
export interface RecordedWindow {
  answers: WindowAnswers;
  /** The notifications since the last `clear`. */
  readonly messages: RecordedMessage[];
  /** Everything else that was shown since then: questions, lists, progress. */
  readonly others: string[];
  /** Cancels what shows progress now. */
  cancel(): void;
  clear(): void;
  /** Puts the window back. */
  restore(): void;
}

/** Records all that the extension shows, and answers its questions, until the window is put back. */
export function recordWindow(): RecordedWindow {
  const { window, commands } = apiOfExtension();
  const sources = new Set<vscode.CancellationTokenSource>();
  const recorded: RecordedWindow = {
    answers: {},
    messages: [],
    others: [],
    cancel: () => {
      for (const source of sources) source.cancel();
    },
    clear() {
      this.answers = {};
      this.messages.length = 0;
      this.others.length = 0;
    },
    restore: () => undefined,
  };
  const originals = { ...replacedOf(window), executeCommand: commands.executeCommand };
  const { withProgress, executeCommand } = originals;
  Object.assign(window, {
    ...answering(recorded),
    withProgress: (
      options: vscode.ProgressOptions,
      task: (progress: vscode.Progress<{ message?: string }>, token: vscode.CancellationToken) => Thenable<unknown>,
    ) => {
      recorded.others.push(options.title ?? '');
      return withProgress(options, async (progress, outer) => {
        const source = new vscode.CancellationTokenSource();
        sources.add(source);
        outer.onCancellationRequested(() => source.cancel());
        const report = (value: { message?: string }) => {
          recorded.others.push(value.message ?? '');
          progress.report(value);
        };
        try {
          return await task({ report }, source.token);
        } finally {
          sources.delete(source);
        }
      });
    },
  });
  // The extension hides its earlier toasts, of which there are none; the view of projects would ask by itself.
  const left = ['notifications.hideToasts', 'pagewright.project.focus'];
  Object.assign(commands, {
    executeCommand: async (command: string, ...args: unknown[]) =>
      left.includes(command) ? undefined : await executeCommand(command, ...args),
  });
  recorded.restore = () => {
    const { executeCommand: original, ...parts } = originals;
    Object.assign(window, parts);
    Object.assign(commands, { executeCommand: original });
  };
  return recorded;
}

type Window = ReturnType<typeof apiOfExtension>['window'];

function replacedOf(window: Window) {
  const shows = ['showInputBox', 'showInformationMessage', 'showWarningMessage', 'showErrorMessage'] as const;
  return {
    ...Object.fromEntries(shows.map((name) => [name, Reflect.get(window, name) as unknown])),
    showQuickPick: window.showQuickPick,
    withProgress: window.withProgress,
  };
}

/** The parts of the window that ask and tell. */
function answering(recorded: RecordedWindow): Record<string, unknown> {
  const message =
    (level: string) =>
    async (text: string, ...rest: (string | vscode.MessageOptions)[]) => {
      const options = rest.find((each) => typeof each === 'object');
      const buttons = rest.filter((each) => typeof each === 'string');
      if (options?.modal) recorded.others.push([text, options.detail].join('\n'));
      else recorded.messages.push({ level, text, buttons });
      await recorded.answers.before?.(text);
      return buttons.find((button) => recorded.answers.buttons?.includes(button));
    };
  return {
    showInformationMessage: message('information'),
    showWarningMessage: message('warning'),
    showErrorMessage: message('error'),
    showInputBox: async ({ title = '', prompt = '' }: vscode.InputBoxOptions = {}) => {
      recorded.others.push([title, prompt].join('\n'));
      return recorded.answers.input?.(prompt);
    },
    showQuickPick: async (given: unknown, options: vscode.QuickPickOptions = {}) => {
      const items = (await given) as vscode.QuickPickItem[];
      recorded.others.push([options.placeHolder, JSON.stringify(items.map(({ label }) => label))].join('\n'));
      const wanted = items.filter(({ label }) => recorded.answers.picks?.includes(label));
      if (options.canPickMany) return wanted.length > 0 ? wanted : items;
      return wanted[0];
    },
  };
}

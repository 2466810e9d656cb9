import { isUserError } from '@pagewright/engine/errors';
import type * as vscode from 'vscode';
import { reportFault } from '../../running/start/reportFault.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showErrorMessage, withProgress } from '../../shared/messages.ts';
import { signalOf } from '../../shared/signalOf.ts';
import type { PerformTestTask } from './testInThread.ts';
import type { TestWork } from './testMessages.ts';

/** Performs a task of a command with a notification. Undefined, after a message, if it failed or was cancelled. */
export type DoTestTask = <Name extends keyof TestWork>(
  title: string,
  name: Name,
  asked: TestWork[Name]['asked'],
) => Promise<TestWork[Name]['result'] | undefined>;

/** Performs tasks on a thread, and says what went wrong. */
export function taskDoer(perform: PerformTestTask, log: vscode.LogOutputChannel): DoTestTask {
  return async (title, name, asked) =>
    await withProgress(cancellable(title), async (_, token) => {
      try {
        return await perform(name, asked, signalOf(token));
      } catch (error) {
        if (token.isCancellationRequested) return undefined;
        if (isUserError(error)) void showErrorMessage(error.message);
        else reportFault(log, 'Tests', title, error);
        return undefined;
      }
    });
}

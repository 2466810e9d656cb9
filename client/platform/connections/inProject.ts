import { isUserError } from '@pagewright/engine/errors';
import type { Trip } from '@pagewright/engine/platform';
import { numberText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { cancellable } from '../../shared/cancellable.ts';
import { showErrorMessage, withProgress } from '../../shared/messages.ts';
import { signalOf } from '../../shared/signalOf.ts';
import type { Trips } from './trips.ts';
import { type Problem, wayOut } from './wayOut.ts';

/**
 * Works with the project of a folder, with progress that can be cancelled. Returns undefined if it was cancelled or has
 * failed, after a message to the user with the way out.
 */
export async function inProject<Result>(
  trips: Trips,
  root: string,
  title: string,
  work: (trip: Trip) => Promise<Result>,
): Promise<Result | undefined> {
  return await reported(root, () =>
    withProgress(cancellable(title), (progress, token) => {
      const onProgress: Trip['onProgress'] = ({ done, total, next }) =>
        progress.report({ message: [`${numberText(done)} of ${numberText(total)}`, printable(next)].join(' · ') });
      return trips.take(root, work, { signal: signalOf(token), onProgress });
    }),
  );
}

/** Does something, and tells the user why it failed. Undefined: it did, or was cancelled. */
export async function reported<Result>(root: string, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof vscode.CancellationError) return undefined;
    if (!isUserError(error)) throw error;
    // Not awaited: a notification waits for the user.
    void offerWayOut(root, error);
    return undefined;
  }
}

/** Tells of an error, and offers what helps. */
export async function offerWayOut(root: string, { code, message }: Problem): Promise<void> {
  const command = wayOut(root, code);
  const choice = await showErrorMessage(printable(message), ...(command ? [command.title] : []));
  if (command !== undefined && choice === command.title)
    await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

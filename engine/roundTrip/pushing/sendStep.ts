import { isUserError, UserError } from '../../core/errors.ts';
import { isPlatformError } from '../../core/platform/platformError.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import type { Trip } from '../trip.ts';
import type { PushStep } from './pushStep.ts';
import { hasContent, type VersionWatch } from './versionWatch.ts';

/** Whether a request has arrived is not known, or not what the project has after it. */
export class UnknownArrival extends UserError {}

/** A request takes its time even if the push is cancelled: one that is cut may arrive. */
const whole = () => new AbortController().signal;

/**
 * Sends a step, and notes the version that it has made. A request that was lost is sent once more if it did not arrive
 * and nobody has saved since. Throws a UserError.
 */
export async function sendStep(trip: Trip, step: PushStep, watch: VersionWatch, comment: string): Promise<void> {
  const signal = whole();
  for (let attempt = 1; ; attempt++) {
    try {
      await watch.note(step, await ask(trip, step, comment, signal), signal);
      return;
    } catch (error) {
      if (!isPlatformError(error) || !error.mayHaveArrived) throw error;
      const now = await lookFor(trip, step, watch, error);
      if (now !== undefined) return await watch.note(step, now, signal);
      if (attempt === 2) throw notSaved(error);
    }
  }
}

/** Sends the request. Returns the configuration after it. */
async function ask(trip: Trip, step: PushStep, comment: string, signal: AbortSignal): Promise<RemoteConfiguration> {
  const { storage } = trip.api;
  const { at } = step;
  if (step.kind === 'create') return await storage.create(at, step.part, comment, signal);
  if (step.kind === 'update') return await storage.update(at, step.change, comment, signal);
  if (step.kind === 'create-row') await storage.createRow(at, step.part, comment, signal);
  if (step.kind === 'update-row') await storage.updateRow({ ...at, row: step.row }, step.change, comment, signal);
  if (step.kind === 'remove-row') await storage.removeRow({ ...at, row: step.row }, comment, signal);
  return await afterRow(trip, step, signal);
}

/** The configuration after a request for a row, whose response does not have its version. Throws an UnknownArrival. */
async function afterRow({ api }: Trip, { at }: PushStep, signal: AbortSignal): Promise<RemoteConfiguration> {
  try {
    return requireThere(await api.storage.configuration(at, signal));
  } catch (error) {
    if (!isUserError(error)) throw error;
    const message = `The last request arrived, but what the project has after it is not known. ${error.message} Pull before you push again.`;
    throw new UnknownArrival(error.code, message, { cause: error });
  }
}

/**
 * The configuration after a request without a response, if it has arrived; undefined: it has not. Throws a UserError if
 * this cannot be found out, or if somebody else has saved.
 */
async function lookFor(
  { api }: Trip,
  step: PushStep,
  watch: VersionWatch,
  lost: Error,
): Promise<RemoteConfiguration | undefined> {
  const signal = whole();
  const now = await api.storage.configuration(step.at, signal).catch(() => {
    throw new UnknownArrival('platform.lost', `${lost.message} Pull before you push again.`, { cause: lost });
  });
  if (now === undefined || hasContent(now, step)) return now;
  for (let version = watch.last + 1; version < now.version; version++) {
    const earlier = await api.storage.version(step.at, version, signal);
    if (earlier !== undefined && hasContent(earlier, step)) return now;
  }
  if (now.version === watch.last) return undefined;
  throw savedMeanwhile(now.version);
}

function requireThere(configuration: RemoteConfiguration | undefined): RemoteConfiguration {
  if (configuration !== undefined) return configuration;
  throw new UserError('platform.deleted', 'Somebody has deleted the configuration in the project during the push.');
}

function notSaved(cause: Error): UserError {
  const message = 'The connection was lost in two tries, and nothing of the last request arrived. Push again later.';
  return new UserError('platform.not-saved', message, { cause });
}

function savedMeanwhile(version: number): UserError {
  const message = `Somebody has saved version ${version} while the connection was lost, so nothing was sent again. Pull, and push again.`;
  return new UserError('platform.conflict', message);
}

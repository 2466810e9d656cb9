import type { Trip } from '@pagewright/engine/platform';
import { isUserError } from '@pagewright/engine/run';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { onFirstSignal } from '../process/onFirstSignal.ts';
import { openTrip } from './openTrip.ts';
import type { ProjectOptions } from './projectOptions.ts';

/** Opens a trip; absent in the arguments of `withTrip`: the one that the options name. */
export type OpenTrip = (options: ProjectOptions, signal: AbortSignal) => Promise<Trip>;

/**
 * Opens the project that the options name, works with it, and closes it. Returns the exit code of the work, or that of
 * a UserError, which is printed, or that of a cancelled work.
 */
export async function withTrip(
  options: ProjectOptions,
  work: (trip: Trip) => Promise<number>,
  open: OpenTrip = openTrip,
): Promise<number> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = onFirstSignal(() => controller.abort());
  try {
    const trip = await open(options, signal);
    try {
      return await work(trip);
    } finally {
      await trip.api.close();
    }
  } catch (error) {
    if (signal.aborted && !isUserError(error)) return cancelled();
    if (isUserError(error)) return complain(error.message);
    throw error;
  } finally {
    stop();
  }
}

function cancelled(): number {
  complain('cancelled.');
  return exitCodes.cancelled;
}

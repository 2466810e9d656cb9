import type { Trip } from '@pagewright/engine/platform';
import type { ProjectOptions } from './projectOptions.ts';

/**
 * Opens the project that the options name, works with it, and closes it. Returns the exit code of the work, or that of
 * a UserError, which is printed, or that of a cancelled work.
 */
export async function withTrip(options: ProjectOptions, work: (trip: Trip) => Promise<number>): Promise<number> {
  throw new Error(`not built: ${options.folder} ${work}`);
}

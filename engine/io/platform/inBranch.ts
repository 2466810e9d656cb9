import { PlatformError } from '../../core/platform/platformError.ts';
import { orAbsent } from './orAbsent.ts';
import type { PlatformClient } from './platformClient.ts';
import { readBranches } from './readBranches.ts';

/** Asks for something of a branch. Throws a PlatformError where it is the branch that is not found. */
export async function inBranch<Value>(
  client: PlatformClient,
  branch: string | undefined,
  asking: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  const found = await orAbsent(asking);
  if (found !== undefined || branch === undefined || branch === 'default') return found;
  const branches = await readBranches(client, signal);
  if (branches.some(({ id }) => id === branch)) return undefined;
  const message = `The project has no branch "${branch}" any more. Connect to another one of its branches.`;
  throw new PlatformError('platform.no-branch', message, { status: 404, mayHaveArrived: false });
}

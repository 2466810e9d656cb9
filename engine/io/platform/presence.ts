import { type JsonPart, ShapeError } from '../../core/platform/jsonPart.ts';
import { isPlatformError, PlatformError } from '../../core/platform/platformError.ts';
import { readRemoteBranch } from '../../core/platform/readRemoteProject.ts';
import type { RemoteBranch } from '../../core/platform/remoteProject.ts';
import { storagePath } from '../../core/platform/storagePaths.ts';
import type { PlatformClient } from './platformClient.ts';

/** The items of an answer that is a list. Throws a ShapeError. */
export function itemsOf(answer: JsonPart): JsonPart[] {
  const items = answer.list();
  if (items === undefined) throw new ShapeError('it is not a list');
  return items;
}

/** The answer of a request; undefined if the API does not find the object of it. */
export async function orAbsent<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return undefined;
    throw error;
  }
}

export function readBranches(client: PlatformClient, signal: AbortSignal): Promise<RemoteBranch[]> {
  const path = [...storagePath, 'dev-branches'];
  return client.ask({ method: 'GET', path }, (answer) => itemsOf(answer).map(readRemoteBranch), signal);
}

/** Asks for something of a branch. Throws a PlatformError where it is the branch that is not found. */
export async function inBranch<Value>(
  client: PlatformClient,
  branch: string | undefined,
  asking: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  const found = await orAbsent(asking);
  if (found !== undefined || branch === undefined) return found;
  const branches = await readBranches(client, signal);
  if (branch === 'default' || branches.some(({ id }) => id === branch)) return undefined;
  const message = `The project has no branch "${branch}" any more. Connect to another one of its branches.`;
  throw new PlatformError('platform.no-branch', message, { status: 404, mayHaveArrived: false });
}

import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteEvent } from '../../core/platform/readRemoteEvent.ts';
import type { RemoteEvent } from '../../core/platform/remoteJob.ts';
import { storagePath } from '../../core/platform/storagePaths.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';

const pageLength = 1000;

/** The events that are wanted. */
interface EventSearch {
  job: string;
  /** Undefined: from the first. */
  after: string | undefined;
  /** How many are enough; absent: all. */
  most?: number | undefined;
}

/** The events of a job after one of them, the oldest first, page by page until one is short or brings nothing new. */
export async function readEvents(
  client: PlatformClient,
  { job, after, most = Number.POSITIVE_INFINITY }: EventSearch,
  signal: AbortSignal,
): Promise<RemoteEvent[]> {
  const events = new Map<string, RemoteEvent>();
  for (let since = after; ; ) {
    const page = await readPage(client, job, since, signal);
    const fresh = page.filter(({ uuid }) => uuid !== after && !events.has(uuid));
    for (const event of fresh) events.set(event.uuid, event);
    if (page.length < pageLength || fresh.length === 0 || events.size >= most) return [...events.values()];
    since = page.at(-1)?.uuid;
  }
}

async function readPage(
  client: PlatformClient,
  job: string,
  since: string | undefined,
  signal: AbortSignal,
): Promise<RemoteEvent[]> {
  const query: Field[] = [
    ['runId', job],
    ['sortOrder', 'asc'],
    ['limit', String(pageLength)],
    ...(since === undefined ? [] : [['sinceId', since] as const]),
  ];
  const read = (answer: JsonPart) => itemsOf(answer).map(readRemoteEvent);
  return await client.ask({ method: 'GET', path: [...storagePath, 'events'], query }, read, signal);
}

import type { RemoteEvent } from '../remoteJob.ts';
import { type MessageMeaning, readMessage } from './jobMessages.ts';

/** Something that a run of the component said and that was recognised. */
export interface SaidInRun {
  means: Exclude<MessageMeaning, 'harmless' | 'run-started' | 'run-skipped' | 'request' | 'retry'>;
}

/** A request that a run of the component sent, as a debug run says it. */
export interface SentInRun {
  means: 'request';
  method: string;
  /** Encoded. */
  path: string;
  query: string;
}

/** The recognised messages of one run of the component, in order. */
export interface EventRun {
  /** The place among the rows, from 1, as the platform says it; absent: nothing says where it begins. */
  row?: number;
  items: (SaidInRun | SentInRun)[];
  /** Warnings that were not recognised. */
  unknownWarnings: string[];
}

/**
 * The events of a job, divided into the runs of its component; one run if nothing says where one begins. Of what others
 * said, such as processors, only warnings matter.
 */
export function readEventRuns(events: readonly RemoteEvent[], component: string): EventRun[] {
  const runs: EventRun[] = [];
  const before = emptyRun();
  for (const event of events) {
    const read = event.component === component ? readMessage(event) : undefined;
    const run = runs.at(-1) ?? before;
    if (read?.means === 'run-started') runs.push({ ...emptyRun(), row: Number(read.groups['row']) });
    else if (read !== undefined) take(run, read);
    else if (event.level === 'warning') run.unknownWarnings.push(event.message);
  }
  const [first = emptyRun(), ...others] = runs;
  const joined = {
    ...first,
    items: [...before.items, ...first.items],
    unknownWarnings: [...before.unknownWarnings, ...first.unknownWarnings],
  };
  return [joined, ...others];
}

function emptyRun(): EventRun {
  return { items: [], unknownWarnings: [] };
}

function take({ items }: EventRun, { means, groups }: NonNullable<ReturnType<typeof readMessage>>): void {
  if (means === 'harmless' || means === 'retry' || means === 'run-started' || means === 'run-skipped') return;
  if (means !== 'request') items.push({ means });
  else items.push(sentOf(groups['method'] ?? '', groups['target'] ?? ''));
}

function sentOf(method: string, target: string): SentInRun {
  const at = target.indexOf('?');
  const [path, query] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
  return { means: 'request', method, path, query };
}

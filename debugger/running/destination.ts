import type { ExchangeLog } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

/** The moment that a run is on its way to, without stopping or reporting anything. */
export interface Destination {
  /** The moment to stop at. */
  key: string;
  /** The last moment on the way at which the run would have stopped. */
  lastStop?: string;
  /** Called when it has arrived, and waits. `text`: why it is not the intended moment. */
  arrive(text?: string): void;
}

/**
 * Whether a run has arrived. If the configuration has changed, the moment may never come: then it has arrived at the
 * first request that has to be sent, or at the end of the job.
 */
export function arrivalAt(
  stack: RunStack,
  { key }: Destination,
  { length, waiting }: Pick<ExchangeLog, 'length' | 'waiting'>,
): { text?: string } | undefined {
  const { moment, top } = stack;
  if (stack.key === key) return {};
  if (moment?.kind === 'request' && length > 0 && waiting === 0) return {};
  if (moment?.kind !== 'end' || !key.startsWith(stack.jobKey)) return undefined;
  return { text: `${top?.name} ends here now, before the request that was to be sent again.` };
}

import type { StopCause } from './runOwner.ts';
import type { RunStack } from './runStack.ts';

/** The moment that a run is on its way to, without stopping or reporting anything. */
export interface Destination {
  /** The moment to arrive at. */
  key: string;
  /** The number of requests before it. */
  requests: number;
  /** The last moment on the way at which the run would have stopped. */
  lastStop?: string;
  /** Called when it has arrived. Returns the action if the run waits there. `breaks`: why it would stop there anyway. */
  arrive(arrival: Arrival, breaks: StopCause | undefined): (() => void) | undefined;
}

/** Where a run has arrived: at the moment, at the first request after it, or at an earlier end of its job. */
export type Arrival = 'there' | 'beyond' | 'ended';

/**
 * Where a run has arrived, if it has. If the configuration has changed, the moment may never come. `requests`: the
 * number of requests so far, with the current one.
 */
export function arrivalAt(stack: RunStack, requests: number, destination: Destination): Arrival | undefined {
  const { key } = destination;
  if (stack.key === key) return 'there';
  if (stack.moment?.kind === 'request' && requests > destination.requests) return 'beyond';
  return stack.moment?.kind === 'end' && key.startsWith(stack.jobKey) ? 'ended' : undefined;
}

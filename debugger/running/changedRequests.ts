import { isDeepStrictEqual } from 'node:util';
import type { JobRequest } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

/**
 * The requests that somebody has changed before they were sent. They are changed again when the run passes them, unless
 * the configuration makes another request of them now.
 */
export class ChangedRequests {
  readonly #requests = new Map<string, { asked: JobRequest | undefined; request: JobRequest }>();

  /** Repeats the change of the current moment, if there is one. */
  repeat(stack: RunStack): void {
    const changed = this.#requests.get(stack.key);
    if (changed !== undefined && isDeepStrictEqual(changed.asked, stack.top?.asked)) replace(stack, changed.request);
  }

  /** The function that changes the request that is about to be sent; undefined at any other moment. */
  at(stack: RunStack): ((request: JobRequest) => void) | undefined {
    if (stack.moment?.kind !== 'request') return undefined;
    return (request) => {
      this.#requests.set(stack.key, { asked: stack.top?.asked, request });
      replace(stack, request);
    };
  }

  clear(): void {
    this.#requests.clear();
  }
}

function replace({ moment, top }: RunStack, request: JobRequest): void {
  if (moment?.kind === 'request') moment.request = request;
  if (top !== undefined) top.request = request;
}

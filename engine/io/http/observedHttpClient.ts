import { elapsed } from '../../core/elapsed.ts';
import { isUserError, type UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Clock } from '../clock.ts';
import type { HttpClient, OnNotice } from './httpClient.ts';

/** Start of a request, in milliseconds from the start of the run, and its duration. */
export interface Times {
  at: number;
  ms: number;
}

/** Receives every exchange before the caller. */
interface ExchangeObserver {
  answered(request: HttpRequest, response: HttpResponse, times: Times, onNotice?: OnNotice): Promise<void>;
  failed(request: HttpRequest, error: UserError, times: Times, onNotice?: OnNotice): Promise<void>;
  /** Called after the last request. */
  ended?(): Promise<void>;
}

/** A client whose exchanges are observed; `startedAt` is Unix time in milliseconds. Cancelled requests leave no trace. */
export function createObservedHttpClient(
  client: HttpClient,
  { clock, startedAt }: { clock: Clock; startedAt: number },
  observer: ExchangeObserver,
): HttpClient {
  return {
    async send(request, signal, onNotice) {
      const sentAt = clock.now();
      const times = () => ({ at: elapsed(startedAt, sentAt), ms: elapsed(sentAt, clock.now()) });
      try {
        const response = await client.send(request, signal, onNotice);
        await observer.answered(request, response, times(), onNotice);
        return response;
      } catch (error) {
        if (isUserError(error) && !signal.aborted) await observer.failed(request, error, times(), onNotice);
        throw error;
      }
    },
    async close() {
      await observer.ended?.();
      await client.close();
    },
  };
}

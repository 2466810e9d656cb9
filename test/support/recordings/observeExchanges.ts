import type { HttpRequest, HttpResponse } from '../../../engine/core/request/httpRequest.ts';
import { ExchangeLog } from '../../../engine/io/exchanges/exchangeLog.ts';
import type { HttpClient } from '../../../engine/io/http/httpClient.ts';

/** An exchange as it went over the wire, with all credentials. */
export interface ObservedExchange {
  request: HttpRequest;
  response: HttpResponse;
  /** Start and end, Unix time in milliseconds. */
  from: number;
  to: number;
}

/** Notes all exchanges of a run that got a response: give it to the run as its `exchanges`. */
export class ExchangeObserver extends ExchangeLog {
  readonly seen: ObservedExchange[] = [];
  readonly #clock: () => number;

  constructor(clock: () => number) {
    super();
    this.#clock = clock;
  }

  override before(client: HttpClient): HttpClient {
    return {
      send: async (request, signal, onNotice) => {
        const from = this.#clock();
        const response = await client.send(request, signal, onNotice);
        this.seen.push({ request, response, from, to: this.#clock() });
        return response;
      },
      close: () => client.close(),
    };
  }
}

import { elapsed } from '../../core/elapsed.ts';
import { jsonText } from '../../core/json/jsonText.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { HttpClient, OnNotice } from '../http/httpClient.ts';
import { BodyFile, type BodyPlace } from './bodyFile.ts';

/** What came of a request. */
interface Exchange {
  key: string;
  result: KeptResponse | { error: unknown };
  /** Unix time in milliseconds. */
  endedAt: number;
}

/** A response; those of logins, which hold tokens, stay in memory. */
interface KeptResponse {
  response: Omit<HttpResponse, 'body'>;
  body: Uint8Array | BodyPlace;
}

/**
 * The exchanges of a run that is run again and again: what was asked once is answered from here. It is also the clock of
 * these runs, so that they compute the same: time passes while the API is asked and while the run waits to ask it again,
 * and stands still while somebody looks.
 */
export class ExchangeLog implements Clock {
  readonly #clock: Clock;
  readonly #startedAt: number;
  #now: number;
  /** Those of this run, in order. */
  #taken: Exchange[] = [];
  /** Those of the runs before that this one has not asked for. */
  #left: Exchange[] = [];
  #sent = 0;
  readonly #bodies = new BodyFile();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
    this.#startedAt = clock.now();
    this.#now = this.#startedAt;
  }

  /** Requests of this run so far, sent or answered from here. */
  get length(): number {
    return this.#taken.length;
  }

  /** Requests that were sent, in all runs. */
  get sent(): number {
    return this.#sent;
  }

  /** How many requests to come are already answered. */
  get waiting(): number {
    return this.#left.length;
  }

  /** Begins another run. It sends again what was asked after the first `kept` requests of this one; absent: nothing. */
  rewind(kept?: number): void {
    const taken = kept === undefined ? this.#taken : this.#taken.slice(0, kept);
    this.#left = kept === undefined ? [...taken, ...this.#left] : taken;
    this.#taken = [];
    this.#now = this.#startedAt;
  }

  now(): number {
    return this.#now;
  }

  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // What comes after it has come before.
    if (this.#left.length === 0) await this.#clock.sleep(milliseconds, signal);
    this.#now += Math.max(0, milliseconds);
  }

  /** Forgets everything. */
  async close(): Promise<void> {
    [this.#taken, this.#left] = [[], []];
    await this.#bodies.close();
  }

  /** A client that asks this one only for what was not asked before. */
  before(client: HttpClient): HttpClient {
    return {
      send: (request, signal, onNotice) => this.#answer(client, request, signal, onNotice),
      close: () => client.close(),
    };
  }

  async #answer(
    client: HttpClient,
    request: HttpRequest,
    signal: AbortSignal,
    onNotice?: OnNotice,
  ): Promise<HttpResponse> {
    signal.throwIfAborted();
    const key = keyOf(request);
    const known = this.#left.findIndex((exchange) => exchange.key === key);
    const [exchange] =
      known < 0 ? [await this.#send(client, key, request, signal, onNotice)] : this.#left.splice(known, 1);
    if (exchange === undefined) throw new Error('An exchange that was found has gone.');
    this.#taken.push(exchange);
    this.#now = Math.max(this.#now, exchange.endedAt);
    if ('error' in exchange.result) throw exchange.result.error;
    const { response, body } = exchange.result;
    return { ...response, body: body instanceof Uint8Array ? body : await this.#bodies.read(body) };
  }

  async #send(
    client: HttpClient,
    key: string,
    request: HttpRequest,
    signal: AbortSignal,
    onNotice?: OnNotice,
  ): Promise<Exchange> {
    this.#sent++;
    const startedAt = this.#clock.now();
    const endedAt = () => this.#now + elapsed(startedAt, this.#clock.now());
    try {
      const { body, ...response } = await client.send(request, signal, onNotice);
      const kept = request.login === undefined ? await this.#bodies.add(body) : body;
      return { key, result: { response, body: kept }, endedAt: endedAt() };
    } catch (error) {
      if (signal.aborted) throw error;
      return { key, result: { error }, endedAt: endedAt() };
    }
  }
}

/** What two requests for the same have in common: all but credentials, which may be computed anew for each. */
function keyOf({ method, target, body = '', hiddenQuery, login }: HttpRequest): string {
  const url = new URL(targetUrl(target));
  for (const name of hiddenQuery ?? []) url.searchParams.delete(name);
  return jsonText([method, url.href, body, login === undefined ? '' : 'login']) ?? '';
}

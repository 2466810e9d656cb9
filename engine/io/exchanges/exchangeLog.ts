import { elapsed } from '../../core/elapsed.ts';
import { jsonText } from '../../core/json/jsonText.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { HttpClient, OnNotice } from '../http/httpClient.ts';
import { BodyFile, type BodyPlace } from './bodyFile.ts';

/** A request and its response. */
interface Exchange {
  key: string;
  result: KeptResponse | { error: unknown };
  /** Unix time in milliseconds. */
  endedAt: number;
}

/** A response. Those of logins, which hold tokens, stay in memory. */
interface KeptResponse {
  response: Omit<HttpResponse, 'body'>;
  body: Uint8Array | BodyPlace;
}

/**
 * The exchanges of a run that is run repeatedly: responds to requests that were sent before. It is also the clock of
 * these runs, so that they compute equal values: time passes while a request or a wait is in progress, and stands still
 * in between.
 */
export class ExchangeLog implements Clock {
  readonly #clock: Clock;
  readonly #startedAt: number;
  #now: number;
  /** Exchanges of this run, in order. */
  #taken: Exchange[] = [];
  /** Exchanges of earlier runs that this one has not requested yet. */
  #left: Exchange[] = [];
  /** Exchanges of earlier runs from which this one has departed: its configuration may be edited back again. */
  #departed: Exchange[] = [];
  #sent = 0;
  readonly #bodies = new BodyFile();
  /** The configured headers of the requests to come, as text. Requests with other headers are not equal. */
  heading = '';
  /** Called before a request is sent that was not sent before. If it cancels the run, nothing is sent. */
  onNew: () => void = () => undefined;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
    this.#startedAt = clock.now();
    this.#now = this.#startedAt;
  }

  /** Number of requests of this run so far, sent or repeated. */
  get length(): number {
    return this.#taken.length;
  }

  /** Number of requests sent, in all runs. */
  get sent(): number {
    return this.#sent;
  }

  /** Number of exchanges left for the requests to come. */
  get waiting(): number {
    return this.#left.length;
  }

  /** Begins another run. It sends every request after the first `kept` of this one again; absent: none. */
  rewind(kept?: number): void {
    this.#left = kept === undefined ? [...this.#taken, ...this.#left] : this.#taken.slice(0, kept);
    if (kept !== undefined) this.#departed = [];
    this.#taken = [];
    this.#now = this.#startedAt;
  }

  /**
   * Forgets the last requests of this run, after the first `kept`, that failed: another run sends them again. Returns
   * whether there were any.
   */
  forgetFailed(kept: number): boolean {
    const succeeded = this.#taken.findLastIndex((exchange) => !isFailed(exchange)) + 1;
    return this.#taken.splice(Math.max(kept, succeeded)).length > 0;
  }

  now(): number {
    return this.#now;
  }

  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // The request after this wait was sent before.
    if (this.#left.length === 0) await this.#clock.sleep(milliseconds, signal);
    this.#now += Math.max(0, milliseconds);
  }

  async close(): Promise<void> {
    [this.#taken, this.#left, this.#departed] = [[], [], []];
    await this.#bodies.close();
  }

  /** A client that sends only new requests to this one. */
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
    const key = keyOf(request, this.heading);
    const exchange = this.#takeKept(key) ?? (await this.#send(client, key, request, signal, onNotice));
    this.#taken.push(exchange);
    this.#now = Math.max(this.#now, exchange.endedAt);
    if ('error' in exchange.result) throw exchange.result.error;
    const { response, body } = exchange.result;
    return { ...response, body: body instanceof Uint8Array ? body : await this.#bodies.read(body) };
  }

  /** Sets aside what other runs sent after this place. */
  #depart(): void {
    if (this.#left.length === 0) return;
    this.#departed = [...this.#departed, ...this.#left];
    this.#left = [];
  }

  #takeKept(key: string): Exchange | undefined {
    return takeFrom(this.#left, key) ?? takeFrom(this.#departed, key);
  }

  async #send(
    client: HttpClient,
    key: string,
    request: HttpRequest,
    signal: AbortSignal,
    onNotice?: OnNotice,
  ): Promise<Exchange> {
    this.onNew();
    signal.throwIfAborted();
    this.#depart();
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

function takeFrom(exchanges: Exchange[], key: string): Exchange | undefined {
  const known = exchanges.findIndex((exchange) => exchange.key === key);
  return known < 0 ? undefined : exchanges.splice(known, 1)[0];
}

function isFailed({ result }: Exchange): boolean {
  return 'error' in result || result.response.status >= 400;
}

/** The key of a request: all but its credentials, which may be computed again each time. */
function keyOf({ method, target, body = '', hiddenQuery, login }: HttpRequest, heading: string): string {
  const url = new URL(targetUrl(target));
  for (const name of hiddenQuery ?? []) url.searchParams.delete(name);
  return jsonText([method, url.href, body, login === undefined ? heading : 'login']) ?? '';
}

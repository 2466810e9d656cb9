import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { FailureCode, RunEvent } from '../../core/contracts/generated/types.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { credentialsIn } from '../../core/secrecy/requestSecrets.ts';
import { TransportError, UserError } from '../../errors.ts';
import type { Clock } from '../../io/clock.ts';
import type { HttpClient, Notice } from '../../io/http/httpClient.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { RunItem } from '../events/runItem.ts';
import { noticeEvent, requestEvent } from './requestEvents.ts';
import { Throttle } from './throttle.ts';

export interface TransportPorts {
  http: HttpClient;
  clock: Clock;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
}

/** For whom a request is sent, and until when. */
export interface Errand {
  job: JobConfig;
  signal: AbortSignal;
}

/** A request that is to be sent once. */
export interface OutgoingRequest {
  request: HttpRequest;
  /** Which attempt it is, from 1. */
  number: number;
  /** Gives the request as it is sent, at the moment when it is. */
  authorize(): HttpRequest;
}

/** What came of an attempt; what cannot be repeated is thrown in its place. */
export type SendResult = { response: HttpResponse } | { error: TransportError };

/** What all requests of a run leave through: counted and numbered, so many at a time, at the pace that the API asks for. */
export class Transport {
  readonly #ports: TransportPorts;
  readonly #throttle: Throttle;
  readonly #answered = new Set<string>();
  #sent = 0;

  /** `parallel` requests may be under way at a time. */
  constructor(ports: TransportPorts, parallel: number) {
    this.#ports = ports;
    this.#throttle = new Throttle(parallel, ports.clock);
  }

  /** Whether an origin has answered at least once in this run. */
  hasAnswered(origin: string): boolean {
    return this.#answered.has(origin);
  }

  /** Keeps all requests back for so many milliseconds. */
  hold(milliseconds: number): void {
    this.#throttle.hold(milliseconds);
  }

  /**
   * Sends a request once. Yields what the way to the network had to say about it, and its `request` event. Throws
   * LimitReached at the ceiling of requests.
   */
  async *send(attempt: OutgoingRequest, errand: Errand): AsyncGenerator<RunItem, SendResult> {
    const { counts, redactor } = this.#ports;
    counts.requireRoom();
    yield counts.request(errand.job);
    const number = ++this.#sent;
    const { request } = attempt;
    const send = () => {
      const authorized = attempt.authorize();
      // The API may say them back in its response.
      redactor.addPassing(credentialsIn(authorized, request));
      return this.#exchange({ ...authorized, number }, attempt.number, errand);
    };
    return yield* this.#throttle.pass(send, errand.signal);
  }

  async *#exchange(
    request: HttpRequest & { number: number },
    attempt: number,
    { job, signal }: Errand,
  ): AsyncGenerator<RunItem, SendResult> {
    const { http, clock, event } = this.#ports;
    const startedAt = clock.now();
    const sent = { request, attempt, job: job.name };
    const notices: RunEvent[] = [];
    const onNotice = (notice: Notice) => notices.push(noticeEvent(notice, event));
    try {
      const response = await http.send(request, signal, onNotice);
      yield* notices;
      this.#answered.add(request.target.origin);
      const { status, body, fromCache } = response;
      const durationMs = clock.now() - startedAt;
      const result = { durationMs, status, bytes: body.length, ...(fromCache && { fromCache }) };
      yield requestEvent(sent, result, this.#ports);
      return { response: { ...response, request: request.number } };
    } catch (error) {
      yield* notices;
      yield requestEvent(sent, { durationMs: clock.now() - startedAt, error: codeOf(error, signal) }, this.#ports);
      if (signal.aborted || !(error instanceof TransportError)) throw error;
      return { error };
    }
  }
}

function codeOf(error: unknown, signal: AbortSignal): FailureCode {
  if (signal.aborted) return 'cancelled';
  return error instanceof UserError ? error.code : 'internal';
}

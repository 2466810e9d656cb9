import type { JobConfig, RetryPolicy } from '../../core/config/extractionConfig.ts';
import type { FailureCode, PaceReport } from '../../core/contracts/generated/types.ts';
import { elapsed } from '../../core/elapsed.ts';
import { isUserError, TransportError } from '../../core/errors.ts';
import { headerText } from '../../core/pacing/headerText.ts';
import type { Arrival } from '../../core/pacing/pace.ts';
import type { Paces } from '../../core/pacing/paces.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { requestedDelay } from '../../core/request/retryDelays.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { credentialsIn } from '../../core/secrecy/requestSecrets.ts';
import type { Clock } from '../../io/clock.ts';
import type { HttpClient, Notice } from '../../io/http/httpClient.ts';
import type { RunCounts } from '../counting/runCounts.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { RunItem } from '../events/runItem.ts';
import { noticeEvent, requestEvent, waitingEvent } from './requestEvents.ts';
import { Throttle } from './throttle.ts';

interface TransportPorts {
  http: HttpClient;
  clock: Clock;
  redactor: Redactor;
  counts: RunCounts;
  event: EventMaker;
  /** The header in which responses ask for a wait, and the statuses with which they may. */
  retry: Pick<RetryPolicy, 'retryHeader' | 'statusCodes'>;
  /** The longest wait for a limit, in milliseconds. */
  maxWaitMs: number;
}

/** The job and the page of a request, the signal that cancels it, and the receiver of its events. */
export interface Errand {
  job: JobConfig;
  /** The page of the job's run, from 1. */
  page: number;
  signal: AbortSignal;
  /** Texts computed from secrets for this run of the job, besides those of the configuration. */
  secrets?: readonly string[];
  tell(item: RunItem): void;
  /** Called when a request is sent, after all waits for its turn. */
  onSent?(): void;
}

export interface OutgoingRequest {
  request: HttpRequest;
  /** The number of the attempt, from 1. */
  number: number;
  /** Whether it may still be sent when its turn has come. */
  mayLeave(): boolean;
  /** Returns the request with its authentication, called when it is sent. */
  authorize(): HttpRequest;
}

/** The result of an attempt; errors that cannot be retried are thrown instead. */
export type SendResult = { response: HttpResponse } | { error: TransportError };

/** Sends all requests of a run: counts, numbers and limits them, and keeps the pace that the API asks for. */
export class Transport {
  readonly #ports: TransportPorts;
  readonly #throttle: Throttle;
  readonly #answered = new Set<string>();
  #sent = 0;

  constructor(ports: TransportPorts, paces: Paces) {
    this.#ports = ports;
    this.#throttle = new Throttle(paces, ports.clock);
  }

  /** Whether an origin has responded at least once in this run. */
  hasResponded(origin: string): boolean {
    return this.#answered.has(origin);
  }

  /** The pace of the requests until now; undefined if there is nothing to say about it. */
  pace(): PaceReport | undefined {
    return this.#throttle.report();
  }

  /**
   * Sends a request once, and emits its events; undefined if it may not leave any more. Throws LimitReached at the request
   * limit.
   */
  async send(attempt: OutgoingRequest, errand: Errand): Promise<SendResult | undefined> {
    const { counts, redactor } = this.#ports;
    counts.requireRoom();
    const { request, mayLeave } = attempt;
    const send = () => {
      // A request that cannot be authorized is not sent.
      const authorized = attempt.authorize();
      errand.tell(counts.request(errand.job));
      const number = ++this.#sent;
      errand.onSent?.();
      const made = [...(errand.secrets ?? []), ...credentialsIn(authorized, request)];
      // The API may echo them in its response, before which other requests may have others.
      const hide = () => redactor.addPassing(made);
      hide();
      return this.#exchange({ ...authorized, number, job: errand.job.name }, attempt.number, errand, hide);
    };
    const { origin } = request.target;
    return await this.#throttle.pass<SendResult>({
      origin,
      mayLeave,
      send,
      arrivalOf: (result) => this.#arrivalOf(result, attempt.number, errand.job.pointer),
      signal: errand.signal,
      onHold: (wait, isNews) => {
        const waiting = waitingEvent({ origin, ...wait }, this.#ports);
        errand.tell({ inTurn: () => (isNews() ? [waiting] : []) });
      },
    });
  }

  /** The end of a request for the pace. A response from a cache is none. */
  #arrivalOf(result: SendResult, attempt: number, kind: string): Arrival | undefined {
    const date = this.#ports.clock.now();
    if ('error' in result) return { headers: new Map(), kind, date, attempt };
    const { status, headers, fromCache } = result.response;
    if (fromCache) return undefined;
    return { status, headers, kind, date, attempt, ...this.#asked(status, headers, date) };
  }

  #asked(status: number, headers: HttpResponse['headers'], now: number): Pick<Arrival, 'askedMs' | 'askedIn'> {
    const { statusCodes, retryHeader } = this.#ports.retry;
    const header = statusCodes.includes(status) ? headers.get(retryHeader.toLowerCase()) : undefined;
    if (header === undefined) return {};
    return { askedMs: requestedDelay(header, now), askedIn: headerText(retryHeader, header) };
  }

  async #exchange(
    request: HttpRequest & { number: number },
    attempt: number,
    { job, signal, tell }: Errand,
    hide: () => void,
  ): Promise<SendResult> {
    const { http, clock, counts, event } = this.#ports;
    const startedAt = clock.now();
    const sent = { request, attempt, job: job.name };
    const onNotice = (notice: Notice) => tell(noticeEvent(notice, event));
    try {
      const response = await http.send(request, signal, onNotice).finally(hide);
      this.#answered.add(request.target.origin);
      const { status, body, fromCache } = response;
      const durationMs = elapsed(startedAt, clock.now());
      const result = { durationMs, status, bytes: body.length, ...(fromCache && { fromCache }) };
      tell(counts.response(job, result));
      if (event.tells('request')) tell(requestEvent(sent, result, this.#ports));
      return { response: { ...response, request: request.number } };
    } catch (error) {
      const failure = { durationMs: elapsed(startedAt, clock.now()), error: codeOf(error, signal) };
      if (event.tells('request')) tell(requestEvent(sent, failure, this.#ports));
      if (signal.aborted || !(error instanceof TransportError)) throw error;
      return { error };
    }
  }
}

function codeOf(error: unknown, signal: AbortSignal): FailureCode {
  if (signal.aborted) return 'cancelled';
  return isUserError(error) ? error.code : 'internal';
}

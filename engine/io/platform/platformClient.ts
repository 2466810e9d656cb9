import { isTransportError, isUserError, type TransportError, type UserError } from '../../core/errors.ts';
import { type JsonPart, ShapeError } from '../../core/platform/jsonPart.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import type { Clock } from '../clock.ts';
import { transportReason } from '../http/transportReason.ts';
import type { WireClient } from '../http/undiciHttpClient.ts';
import { type FailedRequest, hostOf } from './failedRequest.ts';
import { isWrite, type PlatformRequest, type Sender, wireRequest } from './platformRequest.ts';
import { readAnswer } from './readAnswer.ts';
import { refusal } from './refusal.ts';
import { maxTries, type PlatformWait, retryDelay, wasNotSent } from './retries.ts';
import { unreachable, unreadable } from './unanswered.ts';

export interface PlatformClientOptions {
  wire: WireClient;
  clock: Clock;
  /** Masked in each message, also of a service that does not get them. */
  secrets: readonly string[];
  onWait?: ((wait: PlatformWait) => void) | undefined;
  /** Aborted when the project is closed: then nothing is sent again. */
  closed: AbortSignal;
}

/** Sends requests to one API. Nothing that may have changed something is sent twice. */
export class PlatformClient {
  readonly #sender: Sender;
  readonly #options: PlatformClientOptions;

  constructor(sender: Sender, options: PlatformClientOptions) {
    this.#sender = sender;
    this.#options = options;
  }

  /** Reads the answer. Throws a PlatformError, or the signal's reason when aborted. */
  async ask<Value>(request: PlatformRequest, read: (answer: JsonPart) => Value, signal: AbortSignal): Promise<Value> {
    const response = await this.#send(request, signal);
    const answer = readAnswer(response);
    if (answer === undefined) throw unreadable(reasonOf(response), this.#failed(request), response.status);
    try {
      return read(answer);
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      throw unreadable(error.message, this.#failed(request), response.status);
    }
  }

  /** Waits for the answer, which may be empty. Throws as `ask` does. */
  async tell(request: PlatformRequest, signal: AbortSignal): Promise<void> {
    await this.#send(request, signal);
  }

  async #send(request: PlatformRequest, given: AbortSignal): Promise<HttpResponse> {
    const signal = AbortSignal.any([given, this.#options.closed]);
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#try(request, signal);
      if ('status' in outcome && outcome.status >= 200 && outcome.status <= 299) return outcome;
      const delayMs = retryDelay(outcome, { isWrite: isWrite(request), attempt, now: this.#options.clock.now() });
      if (delayMs === undefined) throw this.#errorOf(outcome, request);
      await this.#wait(outcome, { delayMs, attempt }, signal);
    }
  }

  /** The response, or why there was none. */
  async #try(request: PlatformRequest, signal: AbortSignal): Promise<HttpResponse | TransportError> {
    signal.throwIfAborted();
    try {
      return await this.#options.wire.send(wireRequest(request, this.#sender), signal);
    } catch (error) {
      // The HTTP client may be of another program.
      if (isTransportError(error)) return error;
      if (!isUserError(error) || !error.code.startsWith('response.')) throw error;
      throw unreadable(isLarge(error) ? 'it is too large' : 'its compression is unknown', this.#failed(request));
    }
  }

  async #wait(
    outcome: HttpResponse | TransportError,
    wait: Pick<PlatformWait, 'delayMs' | 'attempt'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock, onWait } = this.#options;
    const reason = 'status' in outcome ? `HTTP ${outcome.status}` : transportReason(outcome);
    const time = new Date(clock.now()).toISOString();
    onWait?.({ time, host: hostOf(this.#sender), reason, ...wait, maxRetries: maxTries - 1 });
    await clock.sleep(wait.delayMs, signal);
  }

  #errorOf(outcome: HttpResponse | TransportError, request: PlatformRequest): UserError {
    const failed = this.#failed(request);
    return 'status' in outcome ? refusal(outcome, failed) : unreachable(outcome, failed, !wasNotSent(outcome));
  }

  #failed(request: PlatformRequest): FailedRequest {
    const { secrets = [] } = request;
    const { origin, token } = this.#sender;
    return {
      origin,
      hasToken: token !== undefined,
      isWrite: isWrite(request),
      secrets: [...this.#options.secrets, ...secrets],
    };
  }
}

function isLarge({ code }: UserError): boolean {
  return code === 'response.too-large';
}

function reasonOf({ headers, body }: HttpResponse): string {
  if (/html/i.test(headers.get('content-type') ?? ''))
    return 'it is a web page, as a gateway or a login of the network sends it';
  return body.length === 0 ? 'it is empty' : 'it is not JSON, or was cut off';
}

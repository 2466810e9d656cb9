import { isUserError, TransportError, type UserError } from '../../core/errors.ts';
import { type JsonPart, ShapeError } from '../../core/platform/jsonPart.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import type { Clock } from '../clock.ts';
import type { WireClient } from '../http/undiciHttpClient.ts';
import { type FailedRequest, refusal, unreachable, unreadable } from './platformFailure.ts';
import { type PlatformRequest, type Sender, wireRequest } from './platformRequest.ts';
import { readAnswer } from './readAnswer.ts';
import { maxTries, type PlatformWait, retryDelay, wasNotSent } from './retries.ts';

export interface PlatformClientOptions {
  wire: WireClient;
  clock: Clock;
  /** The token is masked in each message, also of a service that does not get it. */
  secrets: readonly string[];
  onWait?: ((wait: PlatformWait) => void) | undefined;
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
    const failed = this.#failed(request);
    const answer = readAnswer(response);
    if (answer === undefined) throw unreadable(reasonOf(response), response.status, failed);
    try {
      return read(answer);
    } catch (error) {
      if (error instanceof ShapeError) throw unreadable(error.message, response.status, failed);
      throw error;
    }
  }

  /** Waits for the answer, which may be empty. Throws as `ask` does. */
  async tell(request: PlatformRequest, signal: AbortSignal): Promise<void> {
    await this.#send(request, signal);
  }

  async #send(request: PlatformRequest, signal: AbortSignal): Promise<HttpResponse> {
    const failed = this.#failed(request);
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#try(request, signal);
      if ('status' in outcome && outcome.status >= 200 && outcome.status <= 299) return outcome;
      const { clock, onWait } = this.#options;
      const delayMs = retryDelay(request.method, outcome, { attempt, now: clock.now() });
      if (delayMs === undefined)
        throw 'status' in outcome ? refusal(outcome, failed) : unreachable(outcome, failed, !wasNotSent(outcome));
      const reason = 'status' in outcome ? `HTTP ${outcome.status}` : outcome.code;
      const time = new Date(clock.now()).toISOString();
      onWait?.({ time, host: new URL(failed.origin).host, reason, delayMs, attempt, maxRetries: maxTries - 1 });
      await clock.sleep(delayMs, signal);
    }
  }

  /** The response, or why there was none. */
  async #try(request: PlatformRequest, signal: AbortSignal): Promise<HttpResponse | TransportError> {
    signal.throwIfAborted();
    try {
      return await this.#options.wire.send(wireRequest(request, this.#sender), signal);
    } catch (error) {
      if (error instanceof TransportError) return error;
      if (!isUserError(error) || !error.code.startsWith('response.')) throw error;
      throw unreadable(
        isLarge(error) ? 'it is too large' : 'its compression is unknown',
        undefined,
        this.#failed(request),
      );
    }
  }

  #failed({ method, secrets = [] }: PlatformRequest): FailedRequest {
    return {
      origin: this.#sender.origin,
      isWrite: method !== 'GET',
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

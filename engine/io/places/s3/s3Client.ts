import { isUserError, TransportError, UserError } from '../../../core/errors.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import { type Clock, systemClock } from '../../clock.ts';
import type { NetworkSettings } from '../../http/createHttpClient.ts';
import { transportReason } from '../../http/transportReason.ts';
import { createUndiciHttpClient, type WireClient } from '../../http/undiciHttpClient.ts';
import { CurrentSettings } from './currentSettings.ts';
import type { ProcessVariables } from './processVariables.ts';
import type { S3Address } from './s3Address.ts';
import { findRefusal, refusedError } from './s3Error.ts';
import type { S3Settings } from './s3Settings.ts';
import { encodeStrict, type S3Request, signS3 } from './signS3.ts';

/** Size of the pieces in which files are read and written, to limit the memory. */
export const pieceBytes = 8 * 1024 * 1024;

const timeouts = { connectMs: 30_000, requestMs: 120_000 };
/** Larger than a list of a thousand files with names of the maximum length. */
const maxBytes = 2 * pieceBytes;
const maxAttempts = 5;
const firstPauseMs = 250;

export interface S3Options {
  /** The variables of AWS tools; absent: those of the process. */
  environment?: ProcessVariables;
  /** Proxies and certificates; absent: the variables of the process. */
  network?: NetworkSettings;
  clock?: Clock;
  /** A number from 0 to 1, which spreads the retries of many workers. */
  random?: () => number;
}

/** A request for a file, or for the bucket if it has no name. */
export interface BucketRequest extends Omit<S3Request, 'path'> {
  name?: string;
  /** The beginning of the expected name of the response's element. */
  wanted?: string;
  /** Whether it is not retried, because no caller waits for it. */
  isOnce?: boolean;
}

/** Sends signed requests to one bucket, and retries if the server is busy or the connection is lost. */
export class S3Client {
  readonly #address: string;
  readonly #place: S3Address;
  readonly #http: WireClient;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #settings: CurrentSettings;

  constructor(address: string, place: S3Address, options: S3Options = {}) {
    const { environment = process.env, network = {}, clock = systemClock, random = Math.random } = options;
    this.#address = address;
    this.#place = place;
    this.#settings = new CurrentSettings(environment, network, clock);
    this.#clock = clock;
    this.#random = random;
    this.#http = createUndiciHttpClient({ environment: process.env, ...network, timeouts, maxBytes });
  }

  /** Sends a request. Returns a refusal with one of the expected codes; throws a UserError for all others. */
  async send(request: BucketRequest, signal: AbortSignal, expected: readonly string[] = []): Promise<S3Response> {
    signal.throwIfAborted();
    const settings = await this.#settings.get();
    const attempts = request.isOnce === true ? 1 : maxAttempts;
    for (let attempt = 1; ; attempt++) {
      const response = await this.#sendOnce(request, settings, signal).catch((error: unknown) => {
        if (error instanceof TransportError && attempt < attempts) return undefined;
        throw this.#unreachable(error, settings);
      });
      if (response !== undefined) {
        const refusal = findRefusal(response, request.wanted);
        if (refusal === undefined || expected.includes(refusal.code)) return { ...response, refusedAs: refusal?.code };
        if (attempt === attempts || !isPassing(response, refusal.code))
          throw refusedError(this.#address, response, refusal, settings);
      }
      await this.#clock.sleep(firstPauseMs * 2 ** (attempt - 1) * (0.5 + this.#random()), signal);
    }
  }

  async #sendOnce(
    { name, wanted: _, isOnce: __, ...request }: BucketRequest,
    settings: S3Settings,
    signal: AbortSignal,
  ): Promise<HttpResponse> {
    const { origin, path } = this.#target(settings, name);
    return await this.#http.send(signS3({ ...request, path }, origin, settings, this.#clock.now()), signal);
  }

  /** Only Amazon has a host for each bucket; its certificate covers no bucket with a dot in its name. */
  #target({ endpoint, region }: S3Settings, name: string | undefined): { origin: string; path: string } {
    const { bucket, prefix } = this.#place;
    const file = name === undefined ? '' : `${prefix}${name}`.split('/').map(encodeStrict).join('/');
    const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
    if (endpoint === undefined && !bucket.includes('.'))
      return { origin: `https://${bucket}.s3.${region}.${domain}`, path: `/${file}` };
    const { origin, pathname } = endpoint ?? new URL(`https://s3.${region}.${domain}`);
    return { origin, path: `${pathname.replace(/\/$/, '')}/${bucket}${file === '' ? '' : `/${file}`}` };
  }

  #unreachable(error: unknown, settings: S3Settings): unknown {
    if (!isUserError(error)) return error;
    const { origin } = this.#target(settings, undefined);
    const isLarge = error.code === 'response.too-large';
    const reason = isLarge ? 'it sent more than was asked for' : transportReason(error);
    const message = `"${this.#address}" cannot be reached at ${origin}: ${reason}. Check the endpoint and region of S3, and the network.`;
    return new UserError('place.unreachable', message, { cause: error });
  }
}

/** A response, with the code if it is an expected refusal. */
export interface S3Response extends HttpResponse {
  refusedAs: string | undefined;
}

/** Whether a retry may succeed. */
function isPassing({ status }: HttpResponse, code: string): boolean {
  return status >= 500 || status === 429 || passing.has(code);
}

const passing = new Set([
  'RequestTimeout',
  'SlowDown',
  'InternalError',
  'OperationAborted',
  'ConditionalRequestConflict',
]);

import { isUserError, UserError } from '../../../core/errors.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import type { Clock } from '../../clock.ts';
import type { NetworkSettings } from '../../http/createHttpClient.ts';
import type { WireRequest } from '../../http/httpClient.ts';
import { transportReason } from '../../http/transportReason.ts';
import { createUndiciHttpClient } from '../../http/undiciHttpClient.ts';
import type { ProcessVariables } from './processVariables.ts';
import { readS3Settings, type S3Settings } from './s3Settings.ts';

const timeouts = { connectMs: 5_000, requestMs: 20_000 };
const maxBytes = 1024 * 1024;
const attempts = 3;
const pauseMs = 1_000;

/** Time before expiry at which credentials are renewed. */
const renewalMs = 5 * 60 * 1000;

/** The settings of a client, read once, and again before their credentials expire. */
export class CurrentSettings {
  readonly #environment: ProcessVariables;
  readonly #network: NetworkSettings;
  readonly #clock: Clock;
  #settings: Promise<S3Settings> | undefined;

  constructor(environment: ProcessVariables, network: NetworkSettings, clock: Clock) {
    this.#environment = environment;
    this.#network = network;
    this.#clock = clock;
  }

  /** Throws a UserError if there are no credentials. */
  async get(): Promise<S3Settings> {
    this.#settings ??= this.#read();
    const known = this.#settings;
    const { expiresAt = Number.POSITIVE_INFINITY } = (await known).credentials;
    // The first of several requests renews them for all.
    if (this.#clock.now() > expiresAt - renewalMs && this.#settings === known) this.#settings = this.#read();
    return await (this.#settings ?? known);
  }

  async #read(): Promise<S3Settings> {
    try {
      return await readS3Settings(this.#environment, (request, isDirect) => this.#ask(request, isDirect));
    } catch (error) {
      // The next request tries again.
      this.#settings = undefined;
      throw error;
    }
  }

  async #ask(request: WireRequest, isDirect: boolean): Promise<HttpResponse> {
    const network = isDirect ? { environment: {} } : { environment: process.env, ...this.#network };
    const client = createUndiciHttpClient({ ...network, timeouts, maxBytes });
    const { signal } = new AbortController();
    try {
      for (let attempt = 1; ; attempt++) {
        const outcome = await client.send(request, signal).catch(asUserError);
        if (attempt < attempts && (isUserError(outcome) || outcome.status >= 500)) {
          await this.#clock.sleep(pauseMs, signal);
        } else if (isUserError(outcome)) {
          const { origin } = request.target;
          const message = `The credentials for S3 cannot be read from ${origin}: ${transportReason(outcome)}. Check the network.`;
          throw new UserError('place.no-credentials', message, { cause: outcome });
        } else {
          return outcome;
        }
      }
    } finally {
      await client.close();
    }
  }
}

function asUserError(error: unknown): UserError {
  if (isUserError(error)) return error;
  throw error;
}

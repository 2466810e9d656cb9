import type { Contexts } from '../expressions/context.ts';
import type { JsonObject } from '../json/value.ts';
import type { WrittenExpiry } from '../recognition/expiryFields.ts';
import type { HttpRequest, HttpResponse } from '../request/httpRequest.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { TokenResponse } from './tokenResponse.ts';

/** The input that changes with every attempt: the time, randomness, and the session of the last login. */
export interface Attempt {
  /** Unix time in milliseconds. */
  now: number;
  /** Random hexadecimal characters of this length. */
  nonce(length: number): string;
  session: LoginSession | undefined;
}

/** Adds credentials to requests (`docs/format/authentication.md`). */
export interface Authentication {
  /** Present if requests are authorized by the response to a login. */
  login?: Login;
  /** Called before every attempt, for fresh timestamps and nonces. Throws a UserError for an uncomputable value. */
  authorize(request: HttpRequest, attempt: Attempt): HttpRequest;
  /** Replaces the tokens by those of a later response; absent: requests carry none of a login in the browser. */
  renewed?(tokens: TokenResponse): Authentication;
  /** Values derived from the credentials that must be masked, besides those in the configuration. */
  secrets: string[];
}

/** How to log in (`docs/format/authentication.md#4-login` and `docs/format/authentication.md#7-oauth20login`). */
export interface Login {
  endpoint: string;
  /** The login request, computed again for each login. */
  request(): HttpRequest;
  /** Headers and parameters of later requests, as written: the values from the response are not known yet. */
  gives: { headers: JsonObject; query: JsonObject };
  /** A session with stand-ins for the values of the response. Throws a UserError for values that cannot be computed. */
  standIn(): LoginSession;
  /** Creates the session from the response. Throws a UserError if it lacks what `apiRequest` or `expires` need. */
  read(response: HttpResponse, now: number): LoginSession;
  /** Whether the next request needs a new login; `now` is Unix time in milliseconds. */
  isExpired(session: LoginSession, now: number): boolean;
}

/** The result of a login. */
export interface LoginSession {
  headers: JsonObject;
  query: JsonObject;
  /** Expiry as Unix time in whole seconds; absent: never; `always`: a login for every request. */
  expiry: number | 'always' | undefined;
  /** Unix time in milliseconds at which it was created; absent if it is only planned. */
  startedAt?: number;
  /** The value to write as `expires`, if the response has a field for it. */
  readableExpiry?: WrittenExpiry | undefined;
  secrets: string[];
}

/** The objects in which a kind reads its options. */
export interface WrittenAuthentication {
  /** `api.authentication`. */
  options: JsonObject;
  /** `api`, the former place of some options. */
  api: JsonObject;
  /** Called for a form that the platform has deprecated. */
  onDeprecated(message: string, pointer: string): void;
}

/** Reads the options of a kind. Throws a UserError if they lack what the kind needs. */
export type AuthenticationReader = (written: WrittenAuthentication) => AuthenticationFactory;

/** The input of an authentication besides its options, once for each iteration. */
export interface AuthenticationSetup {
  /** `config` with the iteration applied, and the pointer of one of its keys. */
  config: JsonObject;
  configPointer(key: string): string;
  /** `authorization.oauth_api.credentials`. */
  credentials: JsonObject | undefined;
  contexts: Contexts;
  /** Unix time in milliseconds. */
  now: () => number;
  /** Builds the HTTP request of a login: like a job's, but without the defaults of jobs. */
  buildLogin(request: JobRequest): HttpRequest;
}

/** Throws a UserError if the configuration lacks the credentials, or if a value can never be computed. */
export type AuthenticationFactory = (setup: AuthenticationSetup) => Authentication;

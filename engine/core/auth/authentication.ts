import type { Contexts } from '../expressions/context.ts';
import type { JsonObject } from '../json/value.ts';
import type { HttpRequest, HttpResponse } from '../request/httpRequest.ts';
import type { JobRequest } from '../request/jobRequest.ts';

/** What is new with every attempt: the time, chance, and the session of the last login. */
export interface Attempt {
  /** Unix time in milliseconds. */
  now: number;
  /** So many random hexadecimal characters. */
  nonce(length: number): string;
  session: Session | undefined;
}

/** Adds credentials to requests (`authentication.md`). */
export interface Authentication {
  /** Where requests are authorized by the answer to a login. */
  login?: Login;
  /** Asked before every attempt, so that time stamps and nonces are fresh. Throws a UserError for a value that cannot be computed. */
  authorize(request: HttpRequest, attempt: Attempt): HttpRequest;
  /** Values made from the credentials that may not be shown, beside those that stand in the configuration. */
  secrets: string[];
}

/** How to log in (`authentication.md` sections 4 and 7). */
export interface Login {
  /** The address to log in at, as it is written. */
  endpoint: string;
  /** The login request, computed anew for each login. */
  request(): HttpRequest;
  /** Headers and parameters of later requests as they are written: what they take from the answer is not known yet. */
  gives: { headers: JsonObject; query: JsonObject };
  /** What the answer is good for. Throws a UserError where it is not what `apiRequest` or `expires` need. */
  read(answer: HttpResponse, now: number): Session;
  /** Whether the next request needs a new login; `now` is Unix time in milliseconds. */
  isExpired(session: Session, now: number): boolean;
}

/** What a login gave. */
export interface Session {
  headers: JsonObject;
  query: JsonObject;
  /** Unix time in whole seconds after which it is over; absent: never; `always`: a login for every request. */
  expiry: number | 'always' | undefined;
  secrets: string[];
}

/** What a kind reads its options from. */
export interface WrittenAuthentication {
  /** `api.authentication`. */
  options: JsonObject;
  /** `api`, where some of the options stood once. */
  api: JsonObject;
  /** Told a form of the configuration that the platform has given up. */
  onDeprecated(message: string, pointer: string): void;
}

/** Reads the options of a kind. Throws a UserError where they lack what the kind needs. */
export type AuthenticationReader = (written: WrittenAuthentication) => AuthenticationFactory;

/** What an authentication is made from beside its options, once for each iteration. */
export interface AuthenticationSetup {
  /** `config` with the iteration applied, and the pointer of a key of it. */
  config: JsonObject;
  configPointer(key: string): string;
  /** `authorization.oauth_api.credentials`. */
  credentials: JsonObject | undefined;
  contexts: Contexts;
  /** Unix time in milliseconds. */
  now: () => number;
  /** The HTTP request of a login: like a job's, but without the defaults of jobs. */
  buildLogin(request: JobRequest): HttpRequest;
}

/** Throws a UserError where the configuration lacks the credentials, or where something could never be computed. */
export type AuthenticationFactory = (setup: AuthenticationSetup) => Authentication;

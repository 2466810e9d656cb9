import { authorizeRequest } from '../../auth/authorizeRequest.ts';
import type { Iteration, JobConfig } from '../../config/extractionConfig.ts';
import type { ConfigDocument } from '../../document/configDocument.ts';
import { isUserError, UserError } from '../../errors.ts';
import { keysOf } from '../../json/value.ts';
import { readPlanned } from '../../plan/readPlanned.ts';
import type { HttpRequest } from '../../request/httpRequest.ts';
import { resolveEndpoint, targetUrl } from '../../request/resolveEndpoint.ts';
import { nameSecrets } from '../../secrecy/configSecrets.ts';
import { fillSecrets } from '../../secrets/fillSecrets.ts';
import { withStandIns } from '../../secrets/standInSecrets.ts';

/** A login as a recording has it: masked whole. */
export interface KnownLogin {
  method: string;
  /** Without the query. */
  url: string;
  expiryPath: string | undefined;
}

/** What a configuration says of a recording that is made for it. */
export interface ConfigOfRun {
  /** Empty without a configuration. */
  text: string;
  named: ReadonlyMap<string, string>;
  secrets: readonly string[];
  pagedBy: ReadonlySet<string>;
  /** Parameters that jobs have under these names, secret or not. */
  params: ReadonlySet<string>;
  /** Parameters that the authentication adds to addresses. */
  hiddenParams: ReadonlySet<string>;
  logins: readonly KnownLogin[];
  /** The hosts that it names; undefined without a configuration. */
  hosts: ReadonlySet<string> | undefined;
  retryHeader: string;
}

export const noConfig: ConfigOfRun = {
  text: '',
  named: new Map(),
  secrets: [],
  pagedBy: new Set(),
  params: new Set(),
  hiddenParams: new Set(),
  logins: [],
  hosts: undefined,
  retryHeader: 'Retry-After',
};

/**
 * Reads what a recording needs of its configuration, with the values of secrets as far as they are given. Throws a
 * UserError for a mistake in it.
 */
export function readConfigOfRun(
  given: ConfigDocument,
  secretValues: Readonly<Record<string, string>>,
  now: () => number,
): ConfigOfRun {
  const document = fillSecrets(given, secretValues);
  const read = readPlanned(document, now);
  if ('problems' in read) {
    const [problem] = read.problems;
    throw new UserError(problem?.code ?? 'recording.no-config', problem?.message ?? 'The configuration has a mistake.');
  }
  const { iterations, secrets, pagedBy, retry } = read.config;
  return {
    text: JSON.stringify(document.value ?? null),
    named: nameSecrets(withStandIns(document).value ?? {}),
    secrets,
    pagedBy,
    params: new Set(iterations.flatMap(({ jobs, defaultParams }) => [...keysOf(defaultParams), ...paramsOf(jobs)])),
    hiddenParams: new Set(iterations.flatMap((iteration) => hiddenParamsOf(iteration, now()))),
    logins: iterations.flatMap(loginOf),
    hosts: new Set(iterations.flatMap(({ origins }) => [...origins.keys()].map((origin) => new URL(origin).host))),
    retryHeader: retry.retryHeader,
  };
}

function paramsOf(jobs: readonly JobConfig[]): string[] {
  return jobs.flatMap(({ params, children }) => [...keysOf(params), ...paramsOf(children)]);
}

/** The parameters of the query that an authentication adds, as far as they are known before a request. */
function hiddenParamsOf({ authentication, origins, baseUrl }: Iteration, now: number): string[] {
  return unlessUncomputable([], () => {
    const request: HttpRequest = { method: 'GET', target: resolveEndpoint(baseUrl, ''), headers: new Map() };
    const session = authentication.login?.standIn();
    const attempt = { now, nonce: (length: number) => '0'.repeat(length), session };
    return [...(authorizeRequest(request, { origins, authentication }, attempt).hiddenQuery ?? [])];
  });
}

function loginOf({ authentication: { login } }: Iteration): KnownLogin[] {
  return unlessUncomputable([], () => {
    if (login === undefined) return [];
    const { method, target, login: made } = login.request();
    return [{ method, url: targetUrl({ ...target, query: '' }), expiryPath: made?.expiryPath }];
  });
}

function unlessUncomputable<Value>(otherwise: Value, compute: () => Value): Value {
  try {
    return compute();
  } catch (error) {
    if (isUserError(error)) return otherwise;
    throw error;
  }
}

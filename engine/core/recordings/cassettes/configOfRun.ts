import { authorizeRequest } from '../../auth/authorizeRequest.ts';
import type { Iteration, JobConfig } from '../../config/extractionConfig.ts';
import type { ConfigDocument } from '../../document/configDocument.ts';
import { isUserError, UserError } from '../../errors.ts';
import { jsonText } from '../../json/jsonText.ts';
import { entriesOf, type JsonObject } from '../../json/value.ts';
import { readPlanned } from '../../plan/readPlanned.ts';
import type { HttpRequest } from '../../request/httpRequest.ts';
import { targetUrl } from '../../request/resolveEndpoint.ts';
import { parseStrictQuery } from '../../request/strictQuery.ts';
import { isSecretField, nameSecrets } from '../../secrecy/configSecrets.ts';
import { fillSecrets } from '../../secrets/fillSecrets.ts';
import { withStandIns } from '../../secrets/standInSecrets.ts';

/** A login as a recording has it: masked whole. */
export interface KnownLogin {
  method: string;
  /** Without the query. */
  url: string;
  expiryPath: string | undefined;
}

/** The part of a configuration that a recording for it depends on. */
export interface ConfigOfRun {
  /** Empty without a configuration. */
  text: string;
  named: ReadonlyMap<string, string>;
  secrets: readonly string[];
  pagedBy: ReadonlySet<string>;
  /** Parameters that jobs set to what is no secret. */
  plainParams: ReadonlySet<string>;
  /** The parameters of an address that are those of the authentication. */
  hiddenQueryOf(request: HttpRequest): ReadonlySet<string>;
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
  plainParams: new Set(),
  hiddenQueryOf: () => new Set(),
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
    throw new UserError(problem?.code ?? 'config.wrong-type', problem?.message ?? 'The configuration has a mistake.');
  }
  const { iterations, secrets, pagedBy, retry } = read.config;
  return {
    text: JSON.stringify(document.value ?? null),
    named: nameSecrets(withStandIns(document).value ?? {}),
    secrets,
    pagedBy,
    plainParams: new Set(
      iterations.flatMap(({ jobs, defaultParams }) => [...plainIn(defaultParams), ...plainParamsOf(jobs)]),
    ),
    hiddenQueryOf: (request) => {
      const added = iterations.flatMap((iteration) => hiddenBy(iteration, request, now()));
      const bases = new Set(added.map(baseOf));
      return new Set(
        parseStrictQuery(request.target.query).flatMap(([name]) => (bases.has(baseOf(name)) ? [name] : [])),
      );
    },
    logins: iterations.flatMap(loginOf),
    hosts: new Set(iterations.flatMap(({ origins }) => [...origins.keys()].map((origin) => new URL(origin).host))),
    retryHeader: retry.retryHeader,
  };
}

function plainParamsOf(jobs: readonly JobConfig[]): string[] {
  return jobs.flatMap(({ params, children }) => [...plainIn(params), ...plainParamsOf(children)]);
}

/** The names of parameters whose values come from no secret, as far as the parameters themselves show it. */
function plainIn(params: JsonObject): string[] {
  return entriesOf(params).flatMap(([name, value]) => {
    const mayBeSecret =
      isSecretField(name, value, 'params') || /#|"(?:attr|authorization)"/.test(jsonText(value) ?? '#');
    return mayBeSecret ? [] : [name];
  });
}

/** The parameters that the authentication adds to a request, by their names: most depend on it in no other way. */
function hiddenBy({ authentication, origins }: Iteration, request: HttpRequest, now: number): string[] {
  return unlessUncomputable([], () => {
    const session = authentication.login?.standIn();
    const attempt = { now, nonce: (length: number) => '0'.repeat(length), session };
    return [...(authorizeRequest(request, { origins, authentication }, attempt).hiddenQuery ?? [])];
  });
}

/** The name of a list or an object in a query: an authentication adds to those that a request has. */
function baseOf(name: string): string {
  return name.replace(/\[.*/s, '');
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

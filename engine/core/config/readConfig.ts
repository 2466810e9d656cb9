import { readAwsCredentials } from '../auth/awsSignature.ts';
import { readAuthentication } from '../auth/kinds/readAuthentication.ts';
import { ConfigDocument, type ConfigSource } from '../document/configDocument.ts';
import { isUserError, UserError } from '../errors.ts';
import type { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { plainOf } from '../json/plainOf.ts';
import { numberOf, objectField, truthField } from '../json/readValues.ts';
import { isObject, type JsonObject } from '../json/value.ts';
import { type Pagination, readPagination, scrollersOf } from '../pagination/scrollers/readPagination.ts';
import type { Problem } from '../problem.ts';
import { checkSchema } from '../schema/checkSchema.ts';
import { findSecrets } from '../secrecy/configSecrets.ts';
import { createRedactor } from '../secrecy/redactor.ts';
import { absolutePointer } from './absolutePointer.ts';
import { allJobs } from './allJobs.ts';
import { warnOfBrokenCiphers } from './brokenCiphers.ts';
import { checkJobs } from './checkJobs.ts';
import type { ConfigWarning, ExtractionConfig, Iteration, JobConfig } from './extractionConfig.ts';
import { findCredentialsPlace } from './findCredentialsPlace.ts';
import { warnOfIgnoredParts } from './ignoredParts.ts';
import { type IterationSource, iterationSources } from './iterationSources.ts';
import { readAllowedHosts } from './readAllowedHosts.ts';
import { readCache } from './readCache.ts';
import { readHttp } from './readHttp.ts';
import { type Moment, readIteration } from './readIteration.ts';
import { readJobs } from './readJobs.ts';
import { readProcessors } from './readProcessors.ts';
import { readRetryPolicy } from './readRetryPolicy.ts';
import { readSshProxy } from './readSshProxy.ts';
import { readTls } from './readTls.ts';

/** The limits of iterations and of jobs in all of them. Reading this many takes a second. */
const [maxIterations, maxJobs] = [10_000, 100_000];

/**
 * Reads a configuration, bare or wrapped in `parameters`, for a run at this moment. Returns it or the problems, in the
 * order of `docs/format/configuration.md#2-order-of-processing`. Never throws for a user's mistake.
 */
export function readConfig(
  source: ConfigSource,
  moment: Moment,
): { config: ExtractionConfig } | { problems: Problem[] } {
  const { value: document = null, fault } = ConfigDocument.of(source);
  if (fault !== undefined) return { problems: [syntaxProblem(fault)] };
  // The schema checks plain objects; the values come from the lossless document.
  const problems = checkSchema(plainOf(document));
  const secrets = findSecrets(document);
  const hidden = (problem: Problem) => ({ ...problem, message: createRedactor(secrets)(problem.message) });
  if (problems.length > 0 || !isObject(document)) return { problems: problems.map(hidden) };
  const root = objectField(document, 'parameters') === undefined ? '' : '/parameters';
  try {
    return { config: buildConfig(document, root, secrets, moment) };
  } catch (error) {
    if (isUserError(error)) return { problems: [hidden(problemOf(error, root))] };
    throw error;
  }
}

function buildConfig(document: JsonObject, root: string, secrets: string[], moment: Moment): ExtractionConfig {
  const parameters = objectField(document, 'parameters') ?? document;
  const api = objectField(parameters, 'api') ?? {};
  const http = readHttp(objectField(api, 'http'));
  const pagination = readPagination(objectField(api, 'pagination'));
  const warnings: ConfigWarning[] = [];
  const warn = (message: string, pointer: string) => void warnings.push({ message, pointer });
  warnOfIgnoredParts(parameters, warn);
  const sources = readSources(parameters, http.defaults.method, warn);
  for (const { source } of sources) warnOfBrokenCiphers(source, warn);
  const sshProxy = readSshProxy(parameters);
  const aws = readAwsCredentials(objectField(parameters, 'aws') ?? {});
  const tls = readTls(api, warn);
  const allowedHosts = readAllowedHosts(document);
  const createAuthentication = readAuthentication(api, warn);
  const oauth = objectField(objectField(document, 'authorization') ?? {}, 'oauth_api') ?? {};
  const credentials = objectField(oauth, 'credentials');
  const place = { api, http, createAuthentication, credentials, aws, moment, warnings };
  const read = sources.map(({ source, jobs }, index) => readIteration(index + 1, { source, jobs }, place));
  const iterations = read.map(({ iteration }) => iteration);
  const computed = iterations.flatMap((iteration) => checkJobs(iteration, pagination, moment.now));
  warnings.push(...pagingWarnings(pagination));
  const pagedBy = new Set(scrollersOf(pagination).flatMap(({ paging }) => paging.params));
  const allSecrets = [...secrets, ...read.flatMap((one) => one.secrets), ...computed];
  return {
    root,
    iterations,
    credentialsAt: findCredentialsPlace(api),
    ignoredStatuses: http.ignoredStatuses,
    pagination,
    retry: readRetryPolicy(objectField(api, 'retryConfig') ?? {}),
    timeouts: http.timeouts,
    tls,
    sshProxy,
    cacheMs: readCache(parameters),
    allowedHosts,
    debug: sources.some(({ source }) => truthField(source.config, 'debug')),
    jobNames: namesOf(iterations, createRedactor(allSecrets, pagedBy)),
    secrets: allSecrets,
    pagedBy,
    warnings: uniqueWarnings(warnings),
    processors: readProcessors(document),
  };
}

/** The jobs of each iteration. Throws a UserError if there are too many for the memory. */
function readSources(
  parameters: JsonObject,
  method: string,
  warn: (message: string, pointer: string) => void,
): { source: IterationSource; jobs: JobConfig[] }[] {
  const sources = iterationSources(parameters);
  if (sources.length > maxIterations) throw tooManyIterations(`${sources.length} elements`);
  let count = 0;
  return sources.map((source) => {
    const jobs = readJobs(source, method, warn);
    count += allJobs(jobs).length;
    if (count > maxJobs && sources.length > 1) throw tooManyIterations(`more than ${maxJobs} jobs in all`);
    return { source, jobs };
  });
}

function tooManyIterations(what: string): UserError {
  const message = `"iterations" has ${what}; at most ${maxIterations} elements with ${maxJobs} jobs in all are read. Split the configuration.`;
  return new UserError('config.too-many-iterations', message, { pointer: '/iterations' });
}

/** The names of all jobs, masked: a name may be an endpoint with credentials in its query. */
function namesOf(iterations: readonly Iteration[], redact: (text: string) => string): string[] {
  const jobs = iterations.flatMap((iteration) => allJobs(iteration.jobs));
  for (const job of jobs) job.name = redact(job.name);
  return [...new Set(jobs.map((job) => job.name))];
}

function uniqueWarnings(warnings: ConfigWarning[]): ConfigWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}

function problemOf({ code, message, pointer }: UserError, root: string): Problem {
  return { code, severity: 'error', pointer: absolutePointer(root, pointer), message };
}

function syntaxProblem(error: JsonSyntaxError): Problem {
  const message = `The configuration is not valid JSON: ${error.message}`;
  return { code: 'json.syntax', severity: 'error', pointer: '', message };
}

/** Warns of paging options that are valid but certainly not intended. */
function pagingWarnings(pagination: Pagination): ConfigWarning[] {
  const outer = pagination.kind === 'several' ? [pagination] : [];
  return [...outer, ...scrollersOf(pagination)].flatMap(({ stops, pointer }) => {
    const time = stops.forceStop?.time;
    if (typeof time !== 'string' || numberOf(time) === undefined) return [];
    const message = `"forceStop.time" is the text "${time}", which is not a time: paging stops after one page, as on the platform. For seconds, write the number without quotes.`;
    return [{ pointer: `${pointer}/forceStop/time`, message }];
  });
}

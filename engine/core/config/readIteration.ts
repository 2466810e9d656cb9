import type { Authentication, AuthenticationFactory, AuthenticationSetup } from '../auth/authentication.ts';
import { withAwsSignature } from '../auth/awsSignature.ts';
import type { AwsCredentials } from '../auth/signAws.ts';
import { childPointer } from '../childPointer.ts';
import { createAttributes } from '../expressions/attributes.ts';
import type { Contexts } from '../expressions/context.ts';
import { evaluateFields } from '../expressions/evaluate.ts';
import { secretsIn } from '../expressions/secretsIn.ts';
import { objectField } from '../json/readValues.ts';
import { entriesOf, getField, type JsonObject } from '../json/value.ts';
import { buildRequest } from '../request/buildRequest.ts';
import { encodeBasic } from '../request/encodeBasic.ts';
import { api as apiOptions, config as configOptions } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';
import { findSecrets } from '../secrecy/configSecrets.ts';
import { readTableMapping } from '../tables/mapping/readTableMapping.ts';
import type { TableMapping } from '../tables/mapping/tableMapping.ts';
import { decodeUri } from '../text/decodeUri.ts';
import { allJobs } from './allJobs.ts';
import { checkTableNames } from './checkTableNames.ts';
import type { ConfigWarning, Iteration, JobConfig } from './extractionConfig.ts';
import { findEmptySecrets } from './findEmptySecrets.ts';
import { findOrigins } from './findOrigins.ts';
import type { IterationSource } from './iterationSources.ts';
import { readBaseUrl } from './readBaseUrl.ts';
import { readCompatLevel } from './readCompatLevel.ts';
import { readHeaders } from './readHeaders.ts';
import type { HttpOptions } from './readHttp.ts';

/** The moment at which a configuration is read for a run. */
export interface Moment {
  /** Unix time in milliseconds. */
  now: () => number;
  /** Start of this run and of the last successful one (0 if there was none) in Unix seconds. */
  currentStart: number;
  previousStart: number;
}

/** The parts that all iterations share. */
interface IterationPlace {
  api: JsonObject;
  http: HttpOptions;
  createAuthentication: AuthenticationFactory;
  /** `authorization.oauth_api.credentials`. */
  credentials: JsonObject | undefined;
  aws: AwsCredentials | undefined;
  moment: Moment;
  warnings: ConfigWarning[];
}

/**
 * Reads one pass over all jobs and computes everything that can be computed before its first request. Also returns the
 * values made from secrets, which must be masked. Throws a UserError for the first mistake, in the order of
 * `docs/format/configuration.md#2-order-of-processing`.
 */
export function readIteration(
  number: number,
  { source, jobs }: { source: IterationSource; jobs: JobConfig[] },
  place: IterationPlace,
): { iteration: Iteration; secrets: string[] } {
  const { pointerOf } = source;
  const { api, http } = place;
  const config = new OptionReader(source.config, configOptions);
  const contexts = contextsOf(source, place.moment);
  const { attr } = contexts;
  const at = (pointer: string) => ({ contexts: { ...(attr && { attr }) }, now: place.moment.now, pointer });
  // A login request is built when it is sent, from values that are read below.
  const authentication = authenticate(source, place, contexts, (request) =>
    buildRequest(request, baseUrl, headers.layers.slice(0, 2)),
  );
  const headers = readHeaders(http, source, at);
  place.warnings.push(...headers.warnings);
  const warn = (message: string) => void place.warnings.push({ message, pointer: '/api/baseUrl' });
  const baseUrl = readBaseUrl(getField(api, 'baseUrl'), at('/api/baseUrl'), warn);
  const { params } = http.defaults;
  const defaultParams = evaluateFields(params, at('/api/http/defaultOptions/params'));
  const loginEndpoints = authentication.login === undefined ? [] : [authentication.login.endpoint];
  const iteration: Iteration = {
    number,
    baseUrl,
    headers: headers.layers,
    defaultParams,
    authentication,
    contexts,
    bucket: readBucket(api, config),
    incremental: config.truth('incrementalOutput'),
    mappings: readMappings(source.config, pointerOf('mappings')),
    compatLevel: readCompatLevel(source.config),
    emptySecrets: () => findEmptySecrets(api, source),
    origins: findOrigins(baseUrl, [...allJobs(jobs).map((job) => job.endpoint), ...loginEndpoints]),
    jobs,
  };
  checkTableNames(iteration, pointerOf(config.text('outputBucket') === undefined ? 'id' : 'outputBucket'));
  return {
    iteration,
    secrets: [
      ...headers.secrets,
      ...secretsIn(params, defaultParams, attr),
      ...findSecrets(defaultParams),
      ...authentication.secrets,
      ...[...iteration.origins.values()].flatMap(secretsOfAddress),
      ...(baseUrl === getField(api, 'baseUrl') ? [] : partsWithSecrets(baseUrl, findSecrets(source.config))),
    ],
  };
}

function contextsOf({ config, pointerOf }: IterationSource, { now, currentStart, previousStart }: Moment): Contexts {
  const time = new Map([
    ['currentStart', currentStart],
    ['previousStart', previousStart],
  ]);
  return { attr: createAttributes(config, { time, now, pointer: pointerOf('') }), time };
}

function authenticate(
  { config, pointerOf }: IterationSource,
  { createAuthentication, credentials, aws, moment }: IterationPlace,
  contexts: Contexts,
  buildLogin: AuthenticationSetup['buildLogin'],
): Authentication {
  const authentication = createAuthentication({
    config,
    configPointer: pointerOf,
    credentials,
    contexts,
    now: moment.now,
    buildLogin,
  });
  return aws === undefined ? authentication : withAwsSignature(authentication, aws);
}

/** The password of credentials in an address, and the header value made from them. */
function secretsOfAddress(credentials: string): string[] {
  return credentials === '' ? [] : [credentials.slice(credentials.indexOf(':') + 1), encodeBasic(credentials)];
}

/** The host and the segments of a computed address that contain a secret, even one too short to be searched for. */
function partsWithSecrets(address: string, secrets: readonly string[]): string[] {
  const [, , ...parts] = address.split('/').map((part) => decodeUri(part) ?? part);
  return parts.filter((part) => secrets.some((secret) => part.includes(secret)));
}

/** The bucket of the tables (`docs/format/json-to-csv.md#91-bucket`). */
function readBucket(api: JsonObject, config: OptionReader<typeof configOptions>): string | undefined {
  const id = config.text('id');
  const byId = id === undefined ? undefined : `ex-api-${new OptionReader(api, apiOptions).text('name')}-${id}`;
  return config.text('outputBucket') ?? byId;
}

/** `config.mappings` by data type, in order (`docs/format/mapping.md#1-shape`). Throws a UserError for invalid ones. */
export function readMappings(config: JsonObject, pointer: string): ReadonlyMap<string, TableMapping> {
  const mappings = entriesOf(objectField(config, 'mappings') ?? {});
  return new Map(
    mappings.map(([dataType, mapping]) => [
      dataType,
      readTableMapping(dataType, mapping, childPointer(pointer, dataType)),
    ]),
  );
}

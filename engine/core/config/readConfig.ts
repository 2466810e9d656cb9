import { UserError } from '../../errors.ts';
import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { parseJson } from '../json/parseJson.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Problem } from '../problem.ts';
import { createRedactor } from '../redact.ts';
import { allJobs } from './allJobs.ts';
import { checkRequiredHeaders } from './checkRequiredHeaders.ts';
import { checkSchema } from './checkSchema.ts';
import type { ExtractionConfig } from './extractionConfig.ts';
import { findOrigins } from './findOrigins.ts';
import { findSecrets } from './findSecrets.ts';
import { findUnsupported } from './findUnsupported.ts';
import { readJobs } from './readJobs.ts';
import { readRetryPolicy } from './readRetryPolicy.ts';
import { readTimeouts } from './readTimeouts.ts';
import { integerOf, listField, objectField, textField, truthField } from './readValues.ts';

/**
 * Reads a configuration's text, bare or wrapped in `parameters`. Gives either the configuration or the problems that
 * keep it from running, in the order of `configuration.md` section 2; never throws for what a user wrote.
 */
export function readConfig(text: string): { config: ExtractionConfig } | { problems: Problem[] } {
  let document: JsonValue;
  try {
    document = parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { problems: [syntaxProblem(error)] };
    throw error;
  }
  // The schema is asked about plain objects; the values themselves are taken from the lossless document.
  const problems = checkSchema(JSON.parse(text));
  if (problems.length > 0 || !isObject(document)) return { problems };
  const root = objectField(document, 'parameters') === undefined ? '' : '/parameters';
  const parameters = objectField(document, 'parameters') ?? document;
  const unsupported = findUnsupported(parameters, root);
  if (unsupported.length > 0) return { problems: unsupported };
  try {
    return { config: buildConfig(document, parameters, root) };
  } catch (error) {
    if (error instanceof UserError) return { problems: [problemOf(error, root)] };
    throw error;
  }
}

function buildConfig(document: JsonObject, parameters: JsonObject, root: string): ExtractionConfig {
  const api = objectField(parameters, 'api') ?? {};
  const config = objectField(parameters, 'config') ?? {};
  const http = objectField(api, 'http') ?? {};
  const baseUrl = textField(api, 'baseUrl') ?? '';
  const secrets = findSecrets(document);
  const redact = createRedactor(secrets);
  // A name is shown everywhere, and it may be an endpoint with a credential in its query.
  const defaults = objectField(http, 'defaultOptions') ?? {};
  const ownHeaders = objectField(objectField(config, 'http') ?? {}, 'headers');
  checkRequiredHeaders(http, ownHeaders ?? {});
  const jobs = readJobs(config, textField(defaults, 'method'));
  for (const job of allJobs(jobs)) job.name = redact(job.name);
  return {
    root,
    baseUrl,
    headers: [objectField(http, 'headers'), ownHeaders, objectField(defaults, 'headers')].filter(isObject),
    defaultParams: objectField(defaults, 'params') ?? {},
    ignoredStatuses: new Set((listField(http, 'ignoreErrors') ?? []).flatMap((code) => integerOf(code) ?? [])),
    pagination: objectField(api, 'pagination'),
    authentication: objectField(api, 'authentication'),
    attributes: config,
    retry: readRetryPolicy(objectField(api, 'retryConfig') ?? {}),
    timeouts: readTimeouts(http),
    bucket: readBucket(api, config),
    incremental: truthField(config, 'incrementalOutput') ?? false,
    debug: truthField(config, 'debug') ?? false,
    origins: findOrigins(baseUrl, allJobs(jobs)),
    jobs,
    jobNames: allJobs(jobs).map((job) => job.name),
    secrets,
  };
}

/** `json-to-csv.md` 9.1. */
function readBucket(api: JsonObject, config: JsonObject): string | undefined {
  const id = textField(config, 'id');
  const byId = id === undefined ? undefined : `ex-api-${textField(api, 'name') ?? 'generic'}-${id}`;
  return textField(config, 'outputBucket') ?? byId;
}

function problemOf({ code, message, pointer }: UserError, root: string): Problem {
  return { code, severity: 'error', pointer: pointer === undefined ? root : `${root}${pointer}`, message };
}

function syntaxProblem(error: JsonSyntaxError): Problem {
  const message = `The configuration is not valid JSON: ${error.message}`;
  return { code: 'json.syntax', severity: 'error', pointer: '', message };
}

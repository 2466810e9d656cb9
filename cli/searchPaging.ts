import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFileError } from '@pagewright/engine/files';
import {
  isUserError,
  type PagingSearch,
  type RunEvent,
  type RunReport,
  type RunRequest,
  runExtraction,
  type UserError,
} from '@pagewright/engine/run';
import { searchJson } from '@pagewright/engine/summary';
import { shownPath } from '@pagewright/engine/text/shownPath';
import {
  createDescriptionReader,
  createExtractorService,
  type ExtractorService,
  nothingKnown,
  readOrError,
} from '@pagewright/server/localService';
import type { Attributes } from './options/applyNamedEnvironment.ts';
import { searchText } from './paging/searchText.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJson } from './printing/plainJson.ts';
import { plainText } from './printing/plainText.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';
import { readConfiguration } from './readConfiguration.ts';
import { openSearchedConfig, type SearchedConfig } from './searchedConfig.ts';
import { readSecrets } from './values/readSecrets.ts';
import { unfilledWarnings } from './values/unfilledWarnings.ts';

/** The options of `find-paging` as commander returns them. */
export interface FindPagingOptions {
  job?: string[];
  maxRequests?: number;
  maxWait?: number;
  requestsPerSecond?: number;
  format: 'text' | 'json';
  write?: boolean;
  env?: string;
  row?: string;
  values?: string;
  attribute?: Attributes;
  secrets?: string;
  record?: string;
  replay?: string;
}

/** The longest wait before a retry, in seconds: somebody waits for the result. */
const defaultMaxWait = 60;

/** Searches the paging of a configuration, prints the result and writes it if asked to. Returns the exit code. */
export async function searchPaging(file: string, options: FindPagingOptions): Promise<number> {
  try {
    const config = await openSearchedConfig(file, options);
    const service = await createService(options.env);
    const request = await readRequest(config, options, service);
    const report = await search(request, options);
    if (report.outcome === 'cancelled') return exitCodes.cancelled;
    if (report.error !== undefined) return complain(report.error.message);
    if (report.search === undefined) throw new Error('The search ended without a result.');
    return await finish(report.search, config, options, service);
  } catch (error) {
    if (isFileError(error)) return complain(`${error.message} Check the path.`);
    if (isUserError(error)) return complain(error.message);
    throw error;
  }
}

/** Writes and prints the result, also if it cannot be written: it took requests to get it. */
async function finish(
  found: PagingSearch,
  config: SearchedConfig,
  { format, write }: FindPagingOptions,
  service: ExtractorService,
): Promise<number> {
  const written = write === true ? await config.write(service, found).catch(orUserError) : [];
  const files = isUserError(written) ? [] : written;
  if (format === 'json') console.log(plainJson(searchJson(found), 2));
  else for (const line of searchText(found, files, config.tree?.placeOf)) console.log(plainText(line));
  if (isUserError(written)) return complain(written.message);
  return found.result === 'found' || found.result === 'not-needed' ? exitCodes.done : exitCodes.incomplete;
}

function orUserError(error: unknown): UserError {
  if (isUserError(error)) return error;
  throw error;
}

async function readRequest(
  { document, place, tree }: SearchedConfig,
  options: FindPagingOptions,
  service: ExtractorService,
): Promise<Omit<RunRequest, 'outDir'>> {
  const { job: jobs, maxRequests, maxWait = defaultMaxWait, requestsPerSecond, env: environment } = options;
  const configText = await readConfiguration(place, options, tree);
  const { secrets, warnings } = await readSecrets(configText, options.secrets, process.env);
  complain(warnings);
  if (options.replay === undefined) complain(unfilledWarnings(configText, secrets));
  await service.refreshEnvironment(document);
  const names = await service.findPagingNames(document);
  return {
    configText,
    secrets,
    configName: tree?.configName ?? path.basename(place.path),
    environment,
    values: tree?.values,
    ...(jobs && { jobs }),
    maxWait,
    requestsPerSecond,
    search: { maxRequests, names },
    ...(options.record !== undefined && { record: shownPath(path.resolve(options.record)) }),
    ...(options.replay !== undefined && { replay: shownPath(path.resolve(options.replay)) }),
  };
}

async function search(request: Omit<RunRequest, 'outDir'>, { format }: FindPagingOptions): Promise<RunReport> {
  // A search writes no tables, but a run has a folder for them.
  const outDir = await mkdtemp(path.join(tmpdir(), 'pagewright-search-'));
  const controller = new AbortController();
  const stopListening = onFirstSignal(() => controller.abort());
  try {
    const events = runExtraction({ ...request, outDir }, controller.signal);
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
      if (format === 'text' && isShown(value)) console.error(plainText(value.message));
    }
  } finally {
    stopListening();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Whether somebody who waits wants to see an event: what is asked for, why it takes longer, and what is wrong. */
function isShown({ kind, level }: RunEvent): boolean {
  return kind === 'search-request' || kind === 'retry' || kind === 'waiting' || level === 'warning';
}

async function createService(environment: string | undefined): Promise<ExtractorService> {
  const schema = JSON.parse(await readFile(path.join(__dirname, 'schemas', 'extractor.schema.json'), 'utf8'));
  const known = { ...nothingKnown, environment };
  return createExtractorService({
    schema,
    readText: (uri, kind) => readOrError(fileURLToPath(uri), kind),
    descriptions: createDescriptionReader(),
    now: Date.now,
    knownOf: () => known,
  });
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFileError } from '@pagewright/engine/files';
import {
  isUserError,
  type PagingSearch,
  type RunEvent,
  type RunReport,
  type RunRequest,
  runExtraction,
  UserError,
} from '@pagewright/engine/run';
import { searchJson } from '@pagewright/engine/summary';
import { shownPath } from '@pagewright/engine/text/shownPath';
import {
  createDescriptionReader,
  createExtractorService,
  type ExtractorService,
  nothingKnown,
  readOrError,
  TextDocument,
} from '@pagewright/server/localService';
import type { Attributes } from './options/applyNamedEnvironment.ts';
import { searchText } from './paging/searchText.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJson } from './printing/plainJson.ts';
import { plainText } from './printing/plainText.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';
import { readConfiguration } from './readConfiguration.ts';
import { findOneConfig } from './trees/findOneConfig.ts';
import type { TreeConfig } from './trees/treeConfig.ts';
import { readSecrets } from './values/readSecrets.ts';
import { unfilledWarnings } from './values/unfilledWarnings.ts';
import { WrittenConfig } from './writtenConfig.ts';

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
    const config = await openConfig(file, options);
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

/** The configuration whose paging is searched: one in a file, or a composed one of a tree, which has no single file. */
type SearchedConfig = Pick<WrittenConfig, 'place' | 'document'> &
  Partial<Pick<WrittenConfig, 'write'>> & { tree?: TreeConfig };

async function openConfig(file: string, options: FindPagingOptions): Promise<SearchedConfig> {
  const tree = await findOneConfig(file, options);
  if (tree === undefined) return await WrittenConfig.read(file);
  if (options.write === true) {
    const message = `--write changes a configuration in one file, and "${tree.title}" is composed of several. Leave it out: the result says where to write it.`;
    throw new UserError('run.bad-arguments', message);
  }
  const place = shownPath(tree.file);
  const uri = pathToFileURL(place.path).href;
  return { place, tree, document: TextDocument.create(uri, 'extractor-config', 1, tree.text) };
}

/** Writes and prints the result, also if it cannot be written: it took requests to get it. */
async function finish(
  found: PagingSearch,
  config: SearchedConfig,
  { format, write }: FindPagingOptions,
  service: ExtractorService,
): Promise<number> {
  const edits = write === true ? service.writeFinding(config.document, found) : [];
  const problem = edits.length === 0 ? undefined : await config.write?.(edits).catch(orUserError);
  const isWritten = edits.length > 0 && problem === undefined;
  if (format === 'json') console.log(plainJson(searchJson(found), 2));
  else for (const line of searchText(found, isWritten, config.tree?.placeOf)) console.log(plainText(line));
  if (problem !== undefined) return complain(problem.message);
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
    environment: environment ?? tree?.values,
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

/** Whether somebody who waits wants to see an event: what is asked for, what is repeated, and what is wrong. */
function isShown({ kind, level }: RunEvent): boolean {
  return kind === 'search-request' || kind === 'retry' || level === 'warning';
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

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { replaceFile } from '@pagewright/engine/files';
import { isUserError, type PagingSearch, type RunReport, runExtraction, UserError } from '@pagewright/engine/run';
import { shownPath } from '@pagewright/engine/text/shownPath';
import {
  createDescriptionReader,
  createExtractorService,
  type ExtractorService,
  nothingKnown,
  readOrError,
  TextDocument,
} from '@pagewright/server/localService';
import { onFirstSignal } from '../onFirstSignal.ts';
import type { Attributes } from '../options/applyNamedEnvironment.ts';
import { complain } from '../printing/complain.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainText } from '../printing/plainText.ts';
import { readConfiguration } from '../readConfiguration.ts';
import { readSecrets } from '../readSecrets.ts';
import { searchJson } from './searchJson.ts';
import { searchText } from './searchText.ts';

/** The options of `find-paging` as commander returns them. */
export interface FindPagingOptions {
  job?: string[];
  maxRequests?: number;
  maxWait?: number;
  requestsPerSecond?: number;
  format: 'text' | 'json';
  write?: boolean;
  env?: string;
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
    const service = await createService(options.env);
    const text = await readFile(path.resolve(file), 'utf8').catch(() => '');
    const document = TextDocument.create(pathToFileURL(path.resolve(file)).href, 'extractor-config', 1, text);
    const report = await search(file, options, await service.findPagingNames(document));
    if (report.outcome === 'cancelled') return exitCodes.cancelled;
    if (report.search === undefined || report.error !== undefined)
      return complain(report.error?.message ?? 'The search ended without a result.');
    const isWritten = options.write === true && (await write(path.resolve(file), document, report.search, service));
    const { search: found } = report;
    if (options.format === 'json') console.log(JSON.stringify(searchJson(found), undefined, 2));
    else for (const line of searchText(found, isWritten)) console.log(plainText(line));
    return found.result === 'found' || found.result === 'not-needed' ? exitCodes.done : exitCodes.incomplete;
  } catch (error) {
    if (isUserError(error)) return complain(error.message);
    throw error;
  }
}

async function search(
  file: string,
  options: FindPagingOptions,
  names: Awaited<ReturnType<ExtractorService['findPagingNames']>>,
): Promise<RunReport> {
  const { job: jobs, maxRequests, maxWait = defaultMaxWait, requestsPerSecond, env: environment } = options;
  const configText = await readConfiguration(shownPath(path.resolve(file)), options);
  const { secrets, warnings } = await readSecrets(configText, options.secrets, process.env);
  complain(warnings);
  // A search writes no tables, but a run has a folder for them.
  const outDir = await mkdtemp(path.join(tmpdir(), 'pagewright-search-'));
  const controller = new AbortController();
  const stopListening = onFirstSignal(() => controller.abort());
  try {
    const events = runExtraction(
      {
        configText,
        secrets,
        configName: path.basename(file),
        environment,
        ...(jobs && { jobs }),
        maxWait,
        requestsPerSecond,
        search: { maxRequests, names },
        outDir,
        ...(options.record !== undefined && { record: shownPath(path.resolve(options.record)) }),
        ...(options.replay !== undefined && { replay: shownPath(path.resolve(options.replay)) }),
      },
      controller.signal,
    );
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
      if (options.format === 'text' && value.kind === 'search-request') console.error(plainText(value.message));
    }
  } finally {
    stopListening();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Writes what was found. Returns whether anything was there to be written. */
async function write(
  file: string,
  document: TextDocument,
  found: PagingSearch,
  service: ExtractorService,
): Promise<boolean> {
  const edits = service.writeFinding(document, found);
  if (edits.length === 0) return false;
  if ((await readFile(file, 'utf8')) !== document.getText())
    throw new UserError('run.config-changed', `"${file}" was changed during the search, so nothing was written to it.`);
  await replaceFile(file, TextDocument.applyEdits(document, edits));
  return true;
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

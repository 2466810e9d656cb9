import path from 'node:path';
import { withClientPlaces } from '@pagewright/engine/logins';
import {
  isUserError,
  mayLose,
  type RunReport,
  type RunRequest,
  refuseRun,
  runExtraction,
  type UserError,
} from '@pagewright/engine/run';
import { becauseOf } from './becauseOf.ts';
import { createEventPrinter } from './eventPrinter.ts';
import { askAbove } from './forecast/askAbove.ts';
import { keepRun } from './forecast/keepRun.ts';
import { type LoginPlace, logInOnce } from './login/logInOnce.ts';
import { findRunPlaces } from './options/findRunPlaces.ts';
import type { RunOptions } from './options/runOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { onFirstSignal } from './process/onFirstSignal.ts';
import { readConfiguration } from './readConfiguration.ts';
import { LocalRun } from './remote/localRun.ts';
import { writeFileAt } from './remote/remoteAddress.ts';
import { readPart } from './shardOptions.ts';
import { summaryText } from './summaryText.ts';
import { noTelemetry, type RunPart, type Telemetry } from './telemetry/noTelemetry.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';
import { runsOf } from './trees/runsOf.ts';
import type { TreeConfig } from './trees/treeConfig.ts';
import { requireVault } from './trees/vaultNeeds.ts';
import { readSecrets } from './values/readSecrets.ts';
import { unfilledWarnings } from './values/unfilledWarnings.ts';

/** The size in bytes from which processing a response may block the process for more than a second. */
const largeResponse = 8 * 1024 * 1024;

/**
 * Runs a configuration, and prints its events: one run for each row, if it has rows and none is chosen. A run that fails
 * is the last one. Returns the exit code, of several runs the one of the last that did not end with 0.
 */
export async function performRun(config: string | undefined, options: RunOptions): Promise<number> {
  const runs = await runsOf(config, options).catch(orUserError);
  if (isUserError(runs)) return endingCode(await refuse(runs, options, config), false);
  if (runs === undefined) return await performOne(config, options);
  let ending: number = exitCodes.done;
  for (const tree of runs) {
    if (runs.length > 1 && options.events === 'text') console.log(`\n${plainText(tree.title)}`);
    const code = await performOne(tree.file, options, tree);
    if (code !== exitCodes.done) ending = code;
    if (code !== exitCodes.done && code !== exitCodes.incomplete) break;
  }
  return ending;
}

async function performOne(config: string | undefined, options: RunOptions, tree?: TreeConfig): Promise<number> {
  // A replay sends nothing to the API, and its time is that of the recorded run.
  const telemetry = options.replay === undefined ? await startTelemetry(options.otel, partOf(options)) : noTelemetry;
  let report: RunReport | undefined;
  try {
    report = await runLocally(config, options, telemetry, tree);
    if (options.report !== undefined && !(await writeReport(options.report, report))) return exitCodes.userError;
    return endingCode(report, options.strict ?? false);
  } finally {
    await telemetry.end(report);
  }
}

function partOf({ pages, combines }: RunOptions): RunPart | undefined {
  return pages === undefined ? undefined : combines ? 'combine' : 'shard';
}

async function runLocally(
  config: string | undefined,
  options: RunOptions,
  telemetry: Telemetry,
  tree: TreeConfig | undefined,
): Promise<RunReport> {
  let local: LocalRun | undefined;
  try {
    local = await LocalRun.open(config, options);
    const request = await readRequest(local, options, tree);
    await askAbove(request, options);
    return await runAndPrint(request, local, { options, telemetry, tree });
  } catch (error) {
    if (isUserError(error)) return await refuse(error, options, config, telemetry);
    throw error;
  } finally {
    await local?.close();
  }
}

/** Reads the request of a run from the arguments. Throws a UserError for invalid arguments. */
async function readRequest(local: LocalRun, options: RunOptions, tree: TreeConfig | undefined): Promise<RunRequest> {
  // The results of each set of values have a separate folder, as those of an environment.
  const environment = options.env ?? tree?.values;
  const places = findRunPlaces(local.places, { ...options, env: environment });
  const document = await readConfiguration(places.configFile, options, tree);
  if (places.replay === undefined) requireVault(tree);
  const configText = options.login ? withClientPlaces(document) : document;
  const given = await readSecrets(configText, options.secrets, process.env);
  complain(given.warnings);
  if (places.replay === undefined) complain(unfilledWarnings(configText, given.secrets));
  const { maxPages, maxRecords, maxRequests, maxJobRequests, maxWait, job: jobs, storage } = options;
  const { requestsPerSecond } = options;
  const limits = Object.fromEntries(
    Object.entries({ maxPages, maxRecords, maxRequests }).filter(([, value]) => value !== undefined),
  );
  const asked = {
    environment: options.env,
    values: tree?.values,
    ...(tree && { configName: tree.configName }),
    ...(jobs && { jobs }),
    ...parallelOf(options),
    ...(maxJobRequests && { maxJobRequests }),
    ...(maxWait && { maxWait }),
    ...(requestsPerSecond && { requestsPerSecond }),
    ...(await readPart(options, configText)),
  };
  const target = storage === undefined ? {} : { storage: path.resolve(storage) };
  const { secrets } = given;
  const logged = options.login ? await logInForRun({ ...places, document: configText, environment, secrets }) : {};
  return { ...places, configText, secrets, limits, ...asked, ...target, ...logged };
}

/** The number of parallel requests: found by the run, unless it shares the API with other processes. */
function parallelOf({ parallel, pages }: RunOptions): Pick<RunRequest, 'parallel'> {
  if (parallel !== undefined) return { parallel };
  return pages === undefined ? { parallel: 'auto' } : {};
}

async function logInForRun(place: LoginPlace): Promise<Pick<RunRequest, 'login' | 'renewTokens'>> {
  const { login, renewTokens } = await logInOnce(place);
  return { login, renewTokens };
}

/** Says why a run cannot start: in a line for a person, or as an event for a program. */
export async function refuse(
  problem: UserError,
  { env: environment, values, events: format = 'json' }: Partial<RunOptions> = {},
  config = 'config.json',
  telemetry = noTelemetry,
): Promise<RunReport> {
  const events = refuseRun({ configName: path.basename(config), environment, values }, problem);
  const printer = createEventPrinter(format);
  for (;;) {
    const { done, value } = events.next();
    if (done) {
      await printer.end();
      return value;
    }
    telemetry.add(value);
    if (format === 'text') complain(value.message);
    else printer.print(value);
  }
}

/** The options and the places with which the events of a run are printed. */
interface Printing {
  options: RunOptions;
  telemetry: Telemetry;
  tree: TreeConfig | undefined;
}

async function runAndPrint(request: RunRequest, local: LocalRun, printing: Printing): Promise<RunReport> {
  const { report, outDir } = await printEvents(request, local, printing);
  const {
    options: { events, isTemporary },
    tree,
  } = printing;
  // A shard has no tables, and a part is no evidence about the whole.
  const isWhole = request.part?.sendsNothing !== false;
  if (events === 'text' && isWhole)
    console.log(`\n${summaryText(report, isTemporary ? undefined : outDir, tree?.placeOf)}`);
  return report;
}

/**
 * Runs and prints the events. The first signal cancels the run, a second one ends the process at once. After a large
 * response the first one does too: a busy run would not notice it.
 */
async function printEvents(request: RunRequest, local: LocalRun, { options, telemetry, tree }: Printing) {
  const controller = new AbortController();
  const stopListening = onFirstSignal(() => controller.abort());
  const onResponse = (bytes: number) => bytes > largeResponse && stopListening();
  const printer = createEventPrinter(options.events, tree?.placeOf);
  const details = [...printer.details, ...telemetry.details];
  try {
    const events = runAndPublish({ ...request, details, onResponse }, options, local, controller.signal);
    for (;;) {
      const { done, value } = await events.next();
      if (done) return value;
      telemetry.add(value);
      if (!options.isTemporary || value.kind !== 'recording-written') printer.print(value);
    }
  } finally {
    stopListening();
    await printer.end();
  }
}

async function* runAndPublish(request: RunRequest, options: RunOptions, local: LocalRun, signal: AbortSignal) {
  const report = yield* runExtraction(request, signal);
  await keepRun(request, options, report);
  return yield* local.publish(report, request.outDir, signal);
}

function endingCode(report: RunReport, strict: boolean): number {
  if (report.outcome === 'cancelled') return exitCodes.cancelled;
  if (report.outcome === 'failed') return exitCodes.userError;
  // A requested import that failed must not look like success.
  if (report.storage !== undefined && 'error' in report.storage) return importExitCode(report.storage.error.code);
  const isLossy = report.jobs.some(({ verdict }) => mayLose(verdict));
  return strict && isLossy ? exitCodes.incomplete : exitCodes.done;
}

function importExitCode(code: string): number {
  return code === 'storage.cancelled' ? exitCodes.cancelled : exitCodes.userError;
}

function orUserError(error: unknown): UserError {
  if (isUserError(error)) return error;
  throw error;
}

async function writeReport(file: string, report: RunReport): Promise<boolean> {
  try {
    await writeFileAt(file, `${JSON.stringify(report, undefined, 2)}\n`);
    return true;
  } catch (error) {
    const why = isUserError(error) ? `. ${error.message}` : `${becauseOf(error)}. Check the folder.`;
    complain(`The report cannot be written to "${file}"${why}`);
    return false;
  }
}

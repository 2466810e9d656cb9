import path from 'node:path';
import type { Code, Expect, TableReport } from '../core/contracts/generated/types.ts';
import { isUserError } from '../core/errors.ts';
import { type CheckedExpectation, checkPresence, checkRun, watchTable } from '../core/testing/checkExpectations.ts';
import { tableNamed } from '../core/testing/reading/tableNamed.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import type { TestedCase, TestedCheck, TestPlace } from '../core/testing/testReport.ts';
import type { FileSource } from '../io/files/fileSource.ts';
import { brokenCheck } from './brokenCheck.ts';
import type { CasePlace } from './caseFolder.ts';
import { checkFiles } from './checkFiles.ts';
import { type ExpectFile, readExpectFile } from './expectFile.ts';
import { compareGolden, goldenFile, goldenNames } from './goldenTables.ts';
import { recordingOf, runCase } from './runCase.ts';
import type { SeenRun } from './runRecorded.ts';
import type { TestedConfig, TestedText } from './testedConfig.ts';

/** Ways to run a case. */
export interface CaseOptions {
  /** Stands for the recording on the disk. */
  recording?: FileSource;
  /** Leaves golden tables out. */
  isWithoutGolden?: boolean;
  /** Sees the run before its tables are closed. */
  onRun?: (run: SeenRun) => Promise<void>;
}

/** Runs a case and checks what it expects. Never throws but for an internal error, or when it is cancelled. */
export async function checkCase(
  config: TestedConfig,
  place: CasePlace,
  signal: AbortSignal,
  options: CaseOptions = {},
): Promise<TestedCase> {
  const startedAt = performance.now();
  const checks = await checksOf(config, place, signal, options).catch((error: unknown) => {
    if (!isUserError(error)) throw error;
    return [brokenCheck(error.code, 'the case can be run', error.message)];
  });
  return {
    name: path.basename(place.folder),
    folder: place.shown,
    outcome: outcomeOf(checks),
    durationMs: Math.round(performance.now() - startedAt),
    checks,
  };
}

/** The worst of all. */
export function outcomeOf(checks: readonly Pick<TestedCheck, 'outcome'>[]): TestedCheck['outcome'] {
  if (checks.some(({ outcome }) => outcome === 'error')) return 'error';
  return checks.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
}

async function checksOf(
  config: TestedConfig,
  place: CasePlace,
  signal: AbortSignal,
  options: CaseOptions,
): Promise<TestedCheck[]> {
  const shown = `${place.shown}/${caseFiles.expect}`;
  const file = await readExpectFile(path.join(place.folder, caseFiles.expect), shown);
  const golden = path.join(place.folder, caseFiles.tables);
  const goldens = options.isWithoutGolden ? [] : await goldenNames(golden);
  if (file === undefined && goldens.length === 0) return [empty(place)];
  if (file !== undefined && file.problems.length > 0) return file.problems.map((problem) => problemOf(problem, file));
  const expect = file?.expect ?? {};
  const text = await config.textFor(expect.config ?? {});
  const refused = await checkFiles({
    expect: file,
    configText: text.configText,
    ...(!options.isWithoutGolden && { goldens }),
    ...(options.recording === undefined && { recording: recordingOf(place) }),
  });
  if (refused.length > 0) return refused;
  const run = await runCase(place, { text, expect, recording: options.recording }, signal);
  try {
    if (isBroken(run))
      return [
        brokenCheck(run.report.error?.code ?? 'test.outcome', 'the case can be run', run.report.error?.message ?? ''),
      ];
    await options.onRun?.(run);
    const expectations = [...checkRun(expect, run), ...(await checkTables(expect, run))];
    const causeOf = (job: string | undefined) => causeIn(run, text, job);
    const checked = expectations.map((each) => expectationOf(each, file, causeOf));
    if (run.report.outcome !== 'done') return checked;
    return [
      ...checked,
      ...(await checkGoldens(
        { folder: golden, shown: `${place.shown}/${caseFiles.tables}`, names: goldens },
        expect,
        run,
      )),
    ];
  } finally {
    await run.tables.close();
  }
}

async function checkTables(expect: Expect, run: SeenRun): Promise<CheckedExpectation[]> {
  if (run.report.outcome !== 'done') return [];
  const named = Object.entries(expect.tables ?? {}).map(([name, own]) => ({
    name,
    own,
    table: tableNamed(run.tables.all, name),
  }));
  const found = new Map(named.map(({ name, table }) => [name, table?.name]));
  const others = run.tables.all.map(({ name }) => name).filter((name) => ![...found.values()].includes(name));
  const checked = checkPresence(expect, found, others);
  for (const { name, own, table } of named) {
    if (table === undefined) continue;
    const watched = watchTable(name, own, table);
    let number = 0;
    for await (const batch of run.tables.rows(table))
      for (const row of batch) {
        if (number > 0) watched.row(row, number);
        number++;
      }
    checked.push(...watched.end(Math.max(0, number - 1)));
  }
  return checked;
}

/** Golden tables of a case: their folder on the disk, and as the user reads it. */
interface Goldens {
  folder: string;
  shown: string;
  names: readonly string[];
}

async function checkGoldens({ folder, shown, names }: Goldens, expect: Expect, run: SeenRun): Promise<TestedCheck[]> {
  const checks: TestedCheck[] = [];
  for (const name of names) {
    const table = run.tables.all.find((each) => path.basename(each.file) === `${name}.csv`);
    const own = table && expectOf(expect, run.tables.all, table);
    if (own?.golden === 'off') continue;
    const title = `${name}: as the golden table`;
    const place = { file: `${shown}/${name}.csv`, line: 1, column: 1, endLine: 1, endColumn: 1 };
    const checked =
      table === undefined
        ? failed('test.golden', title, `The run wrote no table "${name}", but there is a golden one.`)
        : await checkGolden(goldenFile(folder, table), table, run, own);
    checks.push({ ...checked, table: name, place });
  }
  return checks;
}

/** Finds what is expected of a table that a golden one is for. */
function expectOf({ tables = {} }: Expect, all: readonly TableReport[], table: TableReport) {
  return Object.entries(tables).find(([name]) => tableNamed(all, name) === table)?.[1];
}

async function checkGolden(
  file: string,
  table: TableReport,
  { tables }: SeenRun,
  own: NonNullable<Expect['tables']>[string] | undefined,
): Promise<TestedCheck> {
  const title = `${table.name}: as the golden table`;
  const key = own?.key ?? [];
  const isExact = (own?.golden ?? (key.length > 0 ? 'rows' : 'exact')) === 'exact';
  try {
    const { failure } = await compareGolden(file, table, tables, { key, isExact });
    return failure === undefined
      ? { title, code: 'test.golden', outcome: 'passed' }
      : failed('test.golden', title, failure);
  } catch (error) {
    if (isUserError(error)) return brokenCheck('test.golden', title, error.message);
    throw error;
  }
}

function expectationOf(
  { code, title, failure, pointer, job }: CheckedExpectation,
  file: ExpectFile | undefined,
  causeOf: (job: string | undefined) => TestPlace | undefined,
): TestedCheck {
  const place = pointer === undefined || file === undefined ? undefined : file.placeOf(pointer);
  const at = place && { place };
  if (failure === undefined) return { title, code, outcome: 'passed', ...at };
  const cause = causeOf(job);
  return { title, code, outcome: 'failed', message: failure, ...at, ...(cause && { cause }) };
}

/** Whether a recording cannot be read at all, which says nothing of the configuration. */
function isBroken({ report: { error } }: SeenRun): boolean {
  return error?.code === 'replay.no-recording' || error?.code === 'replay.damaged';
}

/** The place of a job; of the only one, where none is named. */
function causeIn(
  { report: { jobs } }: SeenRun,
  { placeOf }: TestedText,
  job: string | undefined,
): TestPlace | undefined {
  const pointers = new Set(jobs.filter(({ name }) => job === undefined || name === job).map(({ pointer }) => pointer));
  const [pointer, ...others] = pointers;
  return pointer === undefined || others.length > 0 ? undefined : placeOf(pointer);
}

function problemOf({ code, message, pointer }: ExpectFile['problems'][number], file: ExpectFile): TestedCheck {
  return { ...brokenCheck(code, 'the expectations can be read', message), place: file.placeOf(pointer) };
}

function empty({ shown }: CasePlace): TestedCheck {
  const message = `"${shown}" has no expectations and no golden tables, so it would pass whatever happens. Add an "${caseFiles.expect}", or golden tables with --update.`;
  return brokenCheck('test.no-expectations', 'something is expected', message);
}

function failed(code: Code, title: string, message: string): TestedCheck {
  return { title, code, outcome: 'failed', message };
}

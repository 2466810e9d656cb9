import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JobEvidence, JobTable } from '../../../engine/core/platform/judging/jobEvidence.ts';
import { ranVersion } from '../../../engine/core/platform/judging/ranVersion.ts';
import type { RemoteConfiguration } from '../../../engine/core/platform/remoteConfiguration.ts';
import type { RemoteEvent, RemoteJob, RemoteJobStatus } from '../../../engine/core/platform/remoteJob.ts';
import type { RunReport } from '../../../engine/faces/run.ts';
import { fakeClock } from '../../support/fakeClock.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import { startApi } from '../../support/startApi.ts';
import type { JobCase } from './jobCase.ts';
import { platformEvents, type SaidEvent } from './platformEvents.ts';
import { answerBy } from './recordApi.ts';

/** A job as it was recorded, with what is true of it. */
export interface RecordedJob {
  name: string;
  /** The different records that the API has and that the run read, by table. */
  truth: Record<string, { has: number; read: number }>;
  evidence: JobEvidence;
}

const address = 'https://api.example.com/';
const startedAt = Date.parse('2026-11-28T02:00:00Z');
const bucket = 'in.c-ex-generic-v2-101';

/** Runs a case against its API, and writes down what the platform would have of it. */
export async function recordJob(jobCase: JobCase): Promise<RecordedJob> {
  const answer = answerBy(jobCase.api);
  const api = await startApi((request, response) => void answer(request, response));
  try {
    const configuration = configurationOf(jobCase);
    const values = jobCase.values === 'unknown' ? undefined : new Map(Object.entries(jobCase.values ?? {}));
    const known = ranVersion(configuration, { rows: [], values: new Map([['size', '20']]) });
    const runs: OneRun[] = [];
    if (jobCase.isDisabled === undefined)
      for (const { text } of known.texts)
        runs.push(placed(await runOnce(text.replaceAll(address, `${api.url}/`)), api.url));
    const ran = jobCase.ran === 'unknown' ? undefined : ranVersion(configuration, { rows: [], values });
    return { name: jobCase.name, truth: truthOf(jobCase, runs), evidence: evidenceOf(jobCase, runs, ran) };
  } finally {
    await api.close();
  }
}

function configurationOf({
  apiKeys,
  config,
  around = {},
  rows = [],
  isDisabled,
  values,
}: JobCase): RemoteConfiguration {
  const { parameters = {}, ...beside } = around as { parameters?: Record<string, unknown> };
  const variables = values === undefined ? {} : { variables_id: '201', variables_values_id: '202' };
  const body = {
    parameters: { api: { baseUrl: address, ...apiKeys }, config, ...parameters },
    ...beside,
    ...variables,
  };
  const part = { description: '', version: 1, isDisabled: false };
  return {
    ...part,
    branch: '1',
    component: 'ex-generic-v2',
    id: '101',
    name: 'Items',
    version: 7,
    isDisabled: isDisabled ?? false,
    body: JSON.stringify(body),
    changeDescription: '',
    changed: { at: '2026-11-27T12:00:00Z', by: 'dev@example.com' },
    rows: rows.map((row, index) => ({
      ...part,
      id: `r${index + 1}`,
      name: row.name,
      isDisabled: row.isDisabled ?? false,
      body: JSON.stringify(row.body),
    })),
  };
}

/** A run with the address of the API that the platform would know. */
function placed(run: OneRun, url: string): OneRun {
  const { said, report, ids } = run;
  const known = (text: string) => text.replaceAll(`${url}/`, address);
  const { error } = report;
  const named = error && { error: { ...error, message: known(error.message) } };
  return {
    said: said.map((each) => ({ ...each, message: known(each.message) })),
    report: { ...report, ...named },
    ids,
  };
}

interface OneRun {
  said: SaidEvent[];
  report: RunReport;
  /** The ids in each table. */
  ids: Map<string, string[]>;
}

async function runOnce(config: string): Promise<OneRun> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'pagewright-record-'));
  try {
    const { events, report } = await runToEnd({ config, outDir, clock: fakeClock('2026-11-28T02:00:00.000Z') });
    const isDebug = config.includes('"debug": true');
    return { said: platformEvents(events, isDebug), report, ids: await readIds(report, outDir) };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** The ids of the records in each table. */
async function readIds({ tables }: RunReport, outDir: string): Promise<Map<string, string[]>> {
  const read = tables.map(async ({ name, file, columns }): Promise<[string, string[]]> => {
    const lines = (await readFile(path.join(outDir, file), 'utf8')).trimEnd().split('\n').slice(1);
    const at = columns.indexOf('id');
    return [nameOf(name), lines.map((line) => line.split(',')[at] ?? '').filter((id) => id !== '' && id !== '""')];
  });
  return new Map(await Promise.all(read));
}

function nameOf(table: string): string {
  return table.split('.').at(-1) ?? table;
}

/** Whether the tables of a job reach the project. */
function isLoaded(jobCase: JobCase, runs: readonly OneRun[]): boolean {
  return ['success', 'warning'].includes(statusOf(jobCase, runs)) && jobCase.mode === undefined;
}

function statusOf({ status }: JobCase, runs: readonly OneRun[]): RemoteJobStatus {
  return status ?? (runs.some(({ report }) => report.outcome !== 'done') ? 'error' : 'success');
}

function truthOf(jobCase: JobCase, runs: readonly OneRun[]): RecordedJob['truth'] {
  const isThere = isLoaded(jobCase, runs) || jobCase.mode === 'debug';
  const read = (table: string) => new Set(isThere ? runs.flatMap(({ ids }) => ids.get(table) ?? []) : []).size;
  return Object.fromEntries(Object.entries(jobCase.has).map(([table, has]) => [table, { has, read: read(table) }]));
}

function evidenceOf(jobCase: JobCase, runs: readonly OneRun[], ran: JobEvidence['ran']): JobEvidence {
  const { events = 'whole', versionHere } = jobCase;
  const all = jobCase.status === 'cancelled' ? [] : eventsOf(jobCase, runs);
  const list = events === 'gone' ? [] : events === 'cut' ? all.slice(0, 4) : all;
  const tables = isLoaded(jobCase, runs) ? tablesOf(jobCase, runs) : [];
  return {
    job: jobOf(jobCase, runs, tables),
    events: { list, are: events },
    tables,
    ran,
    ...(versionHere !== undefined && { versionHere }),
  };
}

function eventsOf(jobCase: JobCase, runs: readonly OneRun[]): RemoteEvent[] {
  const component = 'ex-generic-v2';
  const said = runs.flatMap(({ said: own }, index): SaidEvent[] => {
    const which = `${component} (row ${index + 1} of ${runs.length})`;
    const ended = { level: 'info', message: `Finished component ${which}` } as const;
    return [{ level: 'info', message: `Running component ${which}` }, ...own, ended];
  });
  const other: SaidEvent[] = jobCase.also === undefined ? [] : [{ level: 'warning', message: jobCase.also }];
  const skipped: SaidEvent[] = [{ level: 'info', message: 'Skipping disabled configuration: 101, version: 7' }];
  return [...(jobCase.isDisabled ? skipped : said), ...other].map((event, index) => ({
    uuid: `0195${String(index).padStart(8, '0')}`,
    description: '',
    component,
    kind: `ext.${component}.`,
    at: new Date(startedAt + index * 100).toISOString(),
    params: '{}',
    results: '{}',
    ...event,
  }));
}

const lastedMs = 60_000;

function jobOf(jobCase: JobCase, runs: readonly OneRun[], tables: readonly JobTable[]): RemoteJob {
  const status = statusOf(jobCase, runs);
  const message = runs.map(({ report }) => report.error?.message).find((text) => text !== undefined);
  const outputTables = tables.map(({ id, after }) => ({ id, columns: after?.columns ?? [] }));
  const version = jobCase.ran === undefined && { configurationVersion: 7 };
  return {
    id: '123456',
    status,
    isFinished: true,
    component: 'ex-generic-v2',
    configuration: '101',
    rows: [],
    mode: jobCase.mode ?? 'run',
    createdAt: new Date(startedAt - 5000).toISOString(),
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(startedAt + lastedMs).toISOString(),
    durationMs: lastedMs,
    result: { message: message ?? messageOf(status), ...version, inputTables: [], outputTables },
  };
}

function messageOf(status: RemoteJobStatus): string {
  return status === 'success' || status === 'warning' ? 'Component processing finished.' : 'Job has been terminated';
}

function tablesOf(jobCase: JobCase, runs: readonly OneRun[]): JobTable[] {
  const { before, primaryKey = [], loadedSince } = jobCase;
  const rows = new Map<string, { rows: number; columns: string[] }>();
  for (const { report } of runs)
    for (const table of report.tables) {
      const name = nameOf(table.name);
      rows.set(name, { rows: (rows.get(name)?.rows ?? 0) + table.rows, columns: table.columns });
    }
  const importedAt = new Date(startedAt + lastedMs * (loadedSince ? 100 : 0.9)).toISOString();
  return [...rows].map(([name, { rows: own, columns }]) => {
    const table = { id: `${bucket}.${name}`, columns, primaryKey };
    const [known, earlier] = before === 'unread' ? [undefined, 1000] : [before?.[name], before?.[name] ?? 0];
    const there =
      known === undefined ? ('none' as const) : { ...table, rows: known, importedAt: '2026-11-27T02:00:50Z' };
    return {
      id: table.id,
      before: before === 'unread' ? undefined : there,
      after: { ...table, rows: earlier + own, importedAt },
    };
  });
}

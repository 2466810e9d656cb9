import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { startMockProxy } from '../support/mockProxy.ts';
import { type RecordedExchange, readExchanges } from '../support/readExchanges.ts';
import type { CliResult } from '../support/runCli.ts';
import { severalAtOnce } from '../support/severalAtOnce.ts';
import type { StageResult } from '../support/stageResult.ts';
import { compareState } from './compareState.ts';
import { compareTables } from './compareTables.ts';

/**
 * The content of `expected.json` in a case of the project, beyond the tables and the state (`_sample_state.json`).
 * Without a key, the exit code is 0 and the rest is not compared.
 */
interface Expected {
  exitCode?: number;
  stopReasons?: Record<string, string>;
  /** Every request in order, as `METHOD /path?query`, of a run that sends one after another. */
  requests?: string[];
  /** Kinds of the events of level warning or error, in order. */
  warnings?: string[];
  errorCode?: string;
  /** Further arguments of `run`. */
  args?: string[];
}

/** Runs the command line with these arguments and variables. */
type Run = (args: string[], environment: Record<string, string>) => Promise<CliResult>;

/** How many requests a case sends at a time: each must give the same. */
const paces = ['1', 'auto'] as const;

/**
 * Runs recorded cases through the command line, one request after another and as many as the API allows, and compares
 * tables byte for byte; prints what differs.
 */
export async function runConformance(casesDir: string, only: string[] | undefined, run: Run): Promise<StageResult> {
  const names = readdirSync(casesDir)
    .filter((name) => existsSync(path.join(casesDir, name, 'config.json')))
    .sort();
  const chosen = names.filter(
    (name) => only === undefined || only.some((wanted) => name === wanted || name.startsWith(`${wanted}-`)),
  );
  const failures: string[] = [];
  // A case may request what another one recorded.
  const recorded = names.flatMap((name) => readExchanges(path.join(casesDir, name)));
  await severalAtOnce(chosen, async (name) => {
    const caseDir = path.join(casesDir, name);
    const exchanges = [...readExchanges(caseDir), ...recorded];
    const differences: string[] = [];
    for (const parallel of paces) {
      const found = await runCase({ caseDir, exchanges, parallel }, run);
      differences.push(...found.map((difference) => `--parallel ${parallel}: ${difference}`));
    }
    if (differences.length > 0) failures.push(`${name}: ${differences[0]}`);
    for (const difference of differences) console.log(`FAIL ${name}: ${difference}`);
  });
  return { passed: chosen.length - failures.length, failures: failures.sort() };
}

interface Case {
  caseDir: string;
  exchanges: readonly RecordedExchange[];
  parallel: (typeof paces)[number];
}

async function runCase({ caseDir, exchanges, parallel }: Case, run: Run): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pagewright-case-'));
  const proxy = await startMockProxy(exchanges);
  try {
    for (const part of ['config.json', 'in', 'out']) {
      if (existsSync(path.join(caseDir, part)))
        cpSync(path.join(caseDir, part), path.join(dataDir, part), { recursive: true });
    }
    const expected = readExpected(caseDir);
    const report = path.join(dataDir, 'report.json');
    const outcome = ['--events', 'json', '--report', report, '--parallel', parallel];
    const args = ['run', '--data-dir', dataDir, ...outcome, ...(expected.args ?? [])];
    const result = await run(args, { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, NO_PROXY: '' });
    const written: RunReport | undefined = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
    return [
      ...differs('exit code', expected.exitCode ?? 0, result.code),
      ...differs(
        'stop reasons',
        expected.stopReasons,
        written && Object.fromEntries(written.jobs.map((job) => [job.name, job.stopReason])),
      ),
      ...differs(
        'requests',
        parallel === '1' ? expected.requests : undefined,
        proxy.requests.map((text) => text.split('\n')[0]),
      ),
      ...differs(
        'warnings',
        expected.warnings,
        result.events.filter((e) => ['warning', 'error'].includes(e.level)).map((e) => e.kind),
      ),
      ...differs('error code', expected.errorCode, written?.error?.code),
      ...compareTables(path.join(dataDir, 'out', 'tables'), path.join(caseDir, '_sample_out')),
      ...compareState(dataDir, caseDir, { startedAt: written?.startedAt, isSuccess: (expected.exitCode ?? 0) === 0 }),
    ];
  } finally {
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readExpected(caseDir: string): Expected {
  const file = path.join(caseDir, 'expected.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function differs(what: string, expected: unknown, actual: unknown): string[] {
  if (expected === undefined || JSON.stringify(expected) === JSON.stringify(actual)) return [];
  return [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
}

import { summarizeRun } from '@pagewright/engine/summary';
import { numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import { scopeTitle } from '../../running/run/runScope.ts';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import type { TableRows } from '../../tables/compare/rowMessages.ts';
import { distinctName, distinctTitle } from '../history/distinctName.ts';
import { runOutcome } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { comparedJobs } from './comparedJobs.ts';
import type { ComparedRun } from './comparedRun.ts';
import { comparedTables } from './comparedTables.ts';
import { compareHeadline } from './compareHeadline.ts';
import type { ComparedSide, ComparedValue, ComparePage } from './compareMessages.ts';
import { compareRequests } from './compareRequests.ts';

interface Around {
  /** All runs, which tell configurations of the same name apart. */
  runs: readonly RunRecord[];
  /** The tables whose rows are compared so far. */
  rows: ReadonlyMap<string, TableRows>;
}

/** Creates the page that compares two runs. */
export function createComparePage(before: ComparedRun, after: ComparedRun, { runs, rows }: Around): ComparePage {
  const [old, young] = [before.record, after.record];
  const files = runs.map(({ configFile }) => configFile);
  const page = {
    remarks: remarksOf(old, young),
    before: sideOf(old, runs),
    after: sideOf(young, runs),
    figures: figuresOf(old, young),
    jobs: comparedJobs(old, young),
    requests: compareRequests(old, young),
    tables: comparedTables(before, after, rows),
    noTables: noTables(old, young),
  };
  return {
    runs: [old.id, young.id],
    title: `Two runs of ${distinctName(young.configFile, files)}`,
    headline: compareHeadline(page),
    ...page,
  };
}

function sideOf(run: RunRecord, runs: readonly RunRecord[]): ComparedSide {
  return {
    run: run.id,
    title: distinctTitle(run, runs),
    outcome: runOutcome(run),
    headline: run.report === undefined ? 'There is no report.' : plainQuotes(summarizeRun(run.report).headline),
    started: localTime(run.startedAt),
  };
}

function remarksOf(before: RunRecord, after: RunRecord): string[] {
  if (before.configFile !== after.configFile) return ['They are runs of different configurations.'];
  const [old, young] = [before, after].map(({ scope }) => scope.environment ?? 'none');
  const environments = old === young ? [] : [`They ran in different environments: ${old} and ${young}.`];
  const [oldPart, youngPart] = [before, after].map(({ scope }) => scopeTitle('', { ...scope, environment: undefined }));
  const parts = oldPart === youngPart ? [] : ['They ran different parts of the configuration.'];
  const isOtherText =
    before.configHash !== undefined && after.configHash !== undefined && before.configHash !== after.configHash;
  return [...environments, ...parts, ...(isOtherText ? ['The configuration was changed between them.'] : [])];
}

function figuresOf(before: RunRecord, after: RunRecord): ComparedValue[] {
  const [old, young] = [before, after].map((run) => ({
    Requests: numberText(requestCount(run)),
    Pages: numberText(sum(run.jobs.map(({ pages }) => pages))),
    Records: numberText(sum(run.jobs.map(({ records }) => records))),
    Rows: run.report?.outcome === 'done' ? numberText(sum(run.report.tables.map(({ rows }) => rows))) : undefined,
    Duration: durationText(run.durationMs),
  }));
  const names = ['Requests', 'Pages', 'Records', 'Rows', 'Duration'] as const;
  return names.map((name) => ({ name, before: old?.[name], after: young?.[name] }));
}

function requestCount({ report, requests }: RunRecord): number {
  return report?.requests ?? sum(requests.map(({ first, last }) => last - first + 1));
}

function noTables({ state: before }: RunRecord, { state: after }: RunRecord): string | undefined {
  if (before === 'done' && after === 'done') return undefined;
  if (before !== 'done' && after !== 'done') return 'Neither run finished, so neither wrote tables.';
  return `The run ${before === 'done' ? 'after' : 'before'} did not finish, so it wrote no tables.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

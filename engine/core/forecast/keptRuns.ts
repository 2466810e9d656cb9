import { parseJson } from '../json/parseJson.ts';
import { plainOf } from '../json/plainOf.ts';
import { getField, isList, isObject, type JsonObject, type JsonValue, withField } from '../json/value.ts';
import { readEvidence } from './readEvidence.ts';
import type { RunEvidence } from './runEvidence.ts';

/** The configuration of a run, and what it read: only runs that are alike tell something about each other. */
export interface RunSubject {
  /** The name of the configuration, of a tree that of its row. */
  config: string;
  environment?: string | undefined;
  values?: string | undefined;
  /** Whether it went on from a state. */
  hasState: boolean;
}

/** The most runs that are kept for each configuration, and for all rows, environments and values of a file. */
const maxRuns = { each: 10, all: 100 };

/** The evidence of the kept runs of a subject, the newest first. What is damaged is left out. */
export function runsIn(content: JsonValue, subject: RunSubject): RunEvidence[] {
  const own = listOf(content).filter((kept) => isOf(kept, subject));
  return own.flatMap((kept) => readEvidence(plainOf(getField(kept, 'run') ?? null)) ?? []);
}

/** The content of the file with one more run, without the oldest of too many, and with all that it holds besides. */
export function withRun(content: JsonValue, subject: RunSubject, run: RunEvidence): JsonObject {
  const newest = parseJson(JSON.stringify({ of: keyOf(subject), run }));
  const kept = listOf(content);
  const tooOld = new Set(kept.filter((each) => isOf(each, subject)).slice(maxRuns.each - 1));
  const runs = [newest, ...kept.filter((each) => !tooOld.has(each))].slice(0, maxRuns.all);
  return withField(isObject(content) ? content : {}, 'runs', runs);
}

function listOf(content: JsonValue): JsonObject[] {
  const runs = isObject(content) ? getField(content, 'runs') : undefined;
  return isList(runs) ? runs.filter(isObject) : [];
}

function isOf(kept: JsonObject, subject: RunSubject): boolean {
  return getField(kept, 'of') === keyOf(subject);
}

function keyOf({ config, environment, values, hasState }: RunSubject): string {
  return JSON.stringify([config, environment ?? null, values ?? null, hasState]);
}

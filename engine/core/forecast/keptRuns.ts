import { digestOfText } from '../json/digestOf.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { jsonText } from '../json/jsonText.ts';
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
  /** Values of keys that replace those of the configuration. */
  attributes?: Readonly<Record<string, unknown>> | undefined;
  /** Whether it went on from a state. */
  hasState: boolean;
}

/** The most runs that are kept for each subject, and the most characters for all of a file. */
const maxRuns = 10;
const maxCharacters = 500_000;

/** The evidence of the kept runs of a subject, the newest first. What is damaged is left out. */
export function runsIn(content: JsonValue, subject: RunSubject): RunEvidence[] {
  const own = listOf(content).filter(isOf(subject));
  return own.flatMap((kept) => readEvidence(plainOf(getField(kept, 'run') ?? null)) ?? []);
}

/**
 * The content of the file with one more run, without the oldest of too many, and with all that it holds besides. The last
 * whole run of a subject tells the most, so it stays.
 */
export function withRun(content: JsonValue, subject: RunSubject, run: RunEvidence): JsonObject {
  const newest = jsonIn(JSON.stringify({ of: keyOf(subject), run }));
  const all = isObject(newest) ? [newest, ...listOf(content)] : listOf(content);
  const own = all.filter(isOf(subject));
  const whole = own.find(isWhole);
  const others = own.filter((kept) => kept !== whole);
  const tooOld = new Set(others.slice(whole === undefined ? maxRuns : maxRuns - 1));
  const runs = within(all.filter((kept) => !tooOld.has(kept)));
  return withField(isObject(content) ? content : {}, 'runs', runs);
}

/** The first ones that are not too large together. */
function within(runs: readonly JsonObject[]): JsonObject[] {
  let characters = 0;
  return runs.filter((run) => {
    characters += jsonText(run)?.length ?? 0;
    return characters <= maxCharacters;
  });
}

function isWhole(kept: JsonObject): boolean {
  const run = getField(kept, 'run');
  return isObject(run) && getField(run, 'isWhole') === true;
}

function listOf(content: JsonValue): JsonObject[] {
  const runs = isObject(content) ? getField(content, 'runs') : undefined;
  return isList(runs) ? runs.filter(isObject) : [];
}

function isOf(subject: RunSubject): (kept: JsonObject) => boolean {
  const key = keyOf(subject);
  return (kept) => getField(kept, 'of') === key;
}

/** Of the attributes only a digest, without those that are secret. */
function keyOf({ config, environment, values, attributes = {}, hasState }: RunSubject): string {
  const given = Object.entries(attributes).filter(([key]) => !key.startsWith('#'));
  const text = JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const digest = given.length === 0 ? [] : [digestOfText(text)];
  return JSON.stringify([config, environment ?? null, values ?? null, hasState, ...digest]);
}

import type { Place } from '../place.ts';
import { type RunManifest, runsFolder } from './publishedRun.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes the files of the run before the previous one, and the rests of failed publications that began a day before it
 * or earlier: a current publication may be as old as the previous run.
 */
export async function removeOldRuns(
  place: Place,
  before: RunManifest | undefined,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  if (before === undefined) return;
  for await (const { name: file } of place.list(runsFolder, signal)) {
    const [, run = '', time = ''] = /^runs\/((\d{8}T\d{6}Z)-[0-9a-f]{8})\//.exec(file) ?? [];
    const isOld = run !== '' && run < before.name && timeOf(time) < now - dayMs;
    if (run !== '' && (run === before.previous || isOld)) await place.remove(file, signal);
  }
}

function timeOf(text: string): number {
  return Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

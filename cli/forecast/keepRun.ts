import { rm } from 'node:fs/promises';
import path from 'node:path';
import { filesBeyond } from '@pagewright/engine/files';
import { evidenceOf } from '@pagewright/engine/forecast';
import { addLearntRun } from '@pagewright/engine/places';
import type { RunReport, RunRequest } from '@pagewright/engine/run';
import type { RunOptions } from '../options/runOptions.ts';
import { subjectOf } from './knownRuns.ts';

/** The most configurations whose runs are kept; those that have not run for the longest time are forgotten. */
const maxFiles = 1000;
/** The number of files that are forgotten at a time. */
const batch = 100;

/**
 * Keeps what a run tells about the next one of its configuration. A replay and a shard tell nothing, nor does a run that
 * ended before a job had anything to tell.
 */
export async function keepRun(
  request: RunRequest,
  options: Pick<RunOptions, 'attribute'>,
  report: RunReport,
): Promise<void> {
  const { learntFile, replay, part } = request;
  const run = evidenceOf(report);
  if (learntFile === undefined || replay !== undefined || part !== undefined) return;
  if (run === undefined || !run.jobs.some(({ whole, parents }) => whole !== undefined || parents !== undefined)) return;
  await addLearntRun(learntFile, subjectOf(request, options), run);
  await forgetOldest(path.dirname(learntFile)).catch(() => undefined);
}

async function forgetOldest(folder: string): Promise<void> {
  for (const file of await filesBeyond(folder, '.json', maxFiles, maxFiles + batch)) await rm(file, { force: true });
}

import assert from 'node:assert/strict';
import type { ExtractionConfig, Iteration, JobConfig } from '../../../../engine/core/config/extractionConfig.ts';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import type { Problem } from '../../../../engine/core/problem.ts';

/** Keys of a configuration beside, or in place of, the minimum. */
export interface Parts {
  api?: object;
  config?: object;
  /** Further keys of `parameters`. */
  parameters?: object;
  /** Further keys beside `parameters`. */
  outer?: object;
}

/** Noon, the start of the run; the last successful one was the day before. */
export const noon = Date.UTC(2026, 0, 31, 12);
export const moment = { now: () => noon, currentStart: noon / 1000, previousStart: noon / 1000 - 86_400 };

/** A whole document: an address, one job, and the parts. */
export function documentOf({ api, config, parameters, outer }: Parts): object {
  return {
    parameters: {
      api: { baseUrl: 'https://api.example.test/v2/', ...api },
      config: { jobs: [{ endpoint: 'parcels' }], ...config },
      ...parameters,
    },
    ...outer,
  };
}

/** The configuration as the engine reads it; fails where there is a problem. */
export function readParts(parts: Parts = {}): ExtractionConfig {
  const read = readConfig(JSON.stringify(documentOf(parts)), moment);
  assert.deepEqual('problems' in read ? read.problems : [], []);
  assert.ok('config' in read);
  return read.config;
}

/** The problems that keep the configuration from running. */
export function problemsOf(parts: Parts): Problem[] {
  return problemsIn(JSON.stringify(documentOf(parts)));
}

/** The problems of a text. */
export function problemsIn(text: string): Problem[] {
  const read = readConfig(text, moment);
  return 'problems' in read ? read.problems : [];
}

/** The first problem as the user sees it, its pointer below `parameters`. */
export function firstProblem(parts: Parts): string | undefined {
  const [problem] = problemsOf(parts);
  return problem && `${problem.code} ${problem.pointer.replace(/^\/parameters/, '')}`;
}

/** The only run over all jobs, or the first. */
export function iterationOf(parts: Parts = {}): Iteration {
  const [iteration] = readParts(parts).iterations;
  assert.ok(iteration !== undefined);
  return iteration;
}

/** A single job with these fields. */
export function jobOf(fields: object, config: object = {}): JobConfig {
  const [job] = iterationOf({ config: { ...config, jobs: [{ endpoint: 'parcels', ...fields }] } }).jobs;
  assert.ok(job !== undefined);
  return job;
}

/** A child with these fields and a placeholder. */
export function childOf(fields: object): JobConfig {
  const child = { endpoint: 'depots/{id}', placeholders: { id: 'id' }, ...fields };
  const [found] = jobOf({ children: [child] }).children;
  assert.ok(found !== undefined);
  return found;
}

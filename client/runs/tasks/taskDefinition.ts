import type { RunScope } from '../../running/run/runScope.ts';

/** The type of the tasks that run a configuration, as in `contributes.taskDefinitions`. */
export const taskType = 'pagewright';

/** A task of `tasks.json`. */
export interface RunTask {
  /** Path of the configuration, absolute or relative to the task's folder. */
  config: string;
  scope: RunScope;
  /** Whether the task fails if data is missing, or the API itself gives reason to doubt that all is there. */
  strict: boolean;
}

/** Reads a task, which is written by hand; returns the problem as a sentence if it is invalid. */
export function readTaskDefinition(definition: Readonly<Record<string, unknown>>): RunTask | { problem: string } {
  const { config, job, maxPages, testRun, recorded, strict } = definition;
  if (typeof config !== 'string' || config === '') return problem('"config" must be the path of a configuration');
  if (job !== undefined && typeof job !== 'string') return problem('"job" must be the name of a job');
  if (maxPages !== undefined && !isCount(maxPages)) return problem('"maxPages" must be a whole number of at least 1');
  const flags = { testRun, recorded, strict };
  for (const [name, value] of Object.entries(flags)) {
    if (value !== undefined && typeof value !== 'boolean') return problem(`"${name}" must be true or false`);
  }
  const scope: RunScope = {
    ...(job !== undefined && { job }),
    ...(maxPages !== undefined && { maxPages }),
    ...(testRun === true && { testRun }),
    ...(recorded === true && { recorded }),
  };
  return { config, scope, strict: strict === true };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function problem(text: string): { problem: string } {
  return { problem: `The task cannot run: ${text}. Correct it in tasks.json.` };
}

import type { RemoteJob } from '@pagewright/engine/platform';
import type { TreeConfiguration } from '@pagewright/engine/projects';

/**
 * The set of values here that a job ran with, by its id; `none`: the configuration has no variables. Undefined: it ran
 * with values that are in no file.
 */
export function valuesOfJob(
  values: RemoteJob['values'] | undefined,
  variables: TreeConfiguration['variables'],
): { set: string } | 'none' | undefined {
  if (typeof values === 'object') return undefined;
  if (variables === undefined) return values === undefined ? 'none' : undefined;
  const set = values ?? variables.defaultValues;
  return set === undefined ? 'none' : { set };
}

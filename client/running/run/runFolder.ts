import { defaultOutDir } from '@pagewright/engine/places';
import { isTrial, type RunScope } from './runScope.ts';

/** The folder of the tables of a run; empty for a search for paging, which writes none, and for a job of the platform. */
export function tablesFolder(configFile: string, scope: RunScope): string {
  return scope.search === undefined && scope.remote === undefined ? runFolder(configFile, scope) : '';
}

/**
 * The output folder of a run: for a whole run the same as the command line's. A trial has a separate one, and so has a run
 * of what a job of the platform ran, so that they never replace the results of a whole run, or each other's.
 */
export function runFolder(configFile: string, scope: RunScope): string {
  const whole = defaultOutDir(configFile, scope.environment ?? scope.values);
  if (scope.like !== undefined) return `${whole}.like`;
  return isTrial(scope) ? `${whole}.trial` : whole;
}

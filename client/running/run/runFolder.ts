import path from 'node:path';
import { configName, defaultOutDir } from '../../../engine/places.ts';
import { isTrial, type RunScope } from './runScope.ts';

/**
 * Where a run of a configuration file writes: a whole run where the command line writes too, a trial into a folder of
 * its own, so that it never replaces the results of a whole run.
 */
export function runFolder(configFile: string, scope: RunScope): string {
  const whole = defaultOutDir(configFile);
  return isTrial(scope) ? path.join(path.dirname(whole), `${configName(configFile)}.trial`) : whole;
}

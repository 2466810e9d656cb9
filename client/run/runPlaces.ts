import path from 'node:path';
import { configName, defaultOutDir } from '../../engine/places.ts';
import { isTrial } from './isTrial.ts';
import type { RunScope } from './runScope.ts';

export interface RunPlaces {
  /** Where the tables of this run go. */
  outDir: string;
  /** The state that a whole run left; a trial starts from the same. */
  stateFile: string;
}

/**
 * Where a run of a configuration file writes: a whole run where the command line writes too, a trial into a folder of
 * its own, so that it never replaces the results of a whole run.
 */
export function runPlaces(configFile: string, scope: RunScope): RunPlaces {
  const whole = defaultOutDir(configFile);
  const outDir = isTrial(scope) ? path.join(path.dirname(whole), `${configName(configFile)}.trial`) : whole;
  return { outDir, stateFile: path.join(whole, 'state.json') };
}

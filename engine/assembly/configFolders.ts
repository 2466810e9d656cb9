import path from 'node:path';
import { nameWithin, recordingPlace } from '../core/configPlaces.ts';

/**
 * The default output folder: `out/NAME/` next to the configuration. Each environment has its own, `out/NAME@dev/`, so that
 * a test never replaces the tables of production.
 */
export function defaultOutDir(configFile: string, environment?: string): string {
  return path.join(path.dirname(configFile), 'out', nameWithin(path.basename(configFile), environment));
}

/** The place of the editor's recording of a run, also one for each environment. */
export function recordingDirOf(configFile: string, environment?: string): string {
  return path.join(path.dirname(configFile), recordingPlace(path.basename(configFile), environment));
}

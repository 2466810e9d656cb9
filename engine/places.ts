import path from 'node:path';

export { shapesFileOf } from './core/shapes/shapesFileOf.ts';

/** A configuration's name: its file name without `.extractor.json` or `.json`. */
export function configName(configFile: string): string {
  return path.basename(configFile).replace(/(\.extractor)?\.json$/, '');
}

/** The default output folder: `out/NAME/` next to the configuration. */
export function defaultOutDir(configFile: string): string {
  return path.join(path.dirname(configFile), 'out', configName(configFile));
}

/** Where the editor keeps the recording of a configuration's run. */
export function recordingDirOf(configFile: string): string {
  return path.join(path.dirname(configFile), '.pagewright', 'recordings', configName(configFile));
}

import path from 'node:path';

/** A configuration's name: its file name without `.extractor.json` or `.json`. */
export function configName(configFile: string): string {
  return path.basename(configFile).replace(/(\.extractor)?\.json$/, '');
}

/** The default output folder: `out/NAME/` next to the configuration. */
export function defaultOutDir(configFile: string): string {
  return path.join(path.dirname(configFile), 'out', configName(configFile));
}

/** The shapes file that belongs to a configuration (`docs/contracts.md#response-shapes`). */
export function shapesFileOf(configFile: string): string {
  return path.join(path.dirname(configFile), `${configName(configFile)}.shapes.json`);
}

/** Where the editor keeps the recording of a configuration's run. */
export function recordingDirOf(configFile: string): string {
  return path.join(path.dirname(configFile), '.pagewright', 'recordings', configName(configFile));
}

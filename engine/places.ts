import path from 'node:path';

export { descriptionFilesOf } from './core/descriptions/descriptionFilesOf.ts';
export { linkDescription } from './core/descriptions/linkDescription.ts';
export { shapesFileOf } from './core/shapes/shapesFileOf.ts';

/** A configuration's name: its file name without `.extractor.json` or `.json`. */
export function configName(configFile: string): string {
  return path.basename(configFile).replace(/(\.extractor)?\.json$/, '');
}

/**
 * The default output folder: `out/NAME/` next to the configuration. Each environment has its own, `out/NAME@dev/`, so that
 * a test never replaces the tables of production.
 */
export function defaultOutDir(configFile: string, environment?: string): string {
  return path.join(path.dirname(configFile), 'out', nameWithin(configFile, environment));
}

/** Where the editor keeps the recording of a configuration's run, also one for each environment. */
export function recordingDirOf(configFile: string, environment?: string): string {
  return path.join(path.dirname(configFile), '.pagewright', 'recordings', nameWithin(configFile, environment));
}

function nameWithin(configFile: string, environment: string | undefined): string {
  const name = configName(configFile);
  return environment === undefined ? name : `${name}@${environment}`;
}

import path from 'node:path';
import { defaultOutDir, shapesFileOf } from '../engine/places.ts';
import type { RunOptions } from './runOptions.ts';

/** The files and folders that a run reads and writes. */
export interface RunPlaces {
  configFile: string;
  configName: string;
  outDir: string;
  stateFile?: string;
  shapesFile?: string;
  cacheDir?: string;
  record?: string;
  replay?: string;
}

/**
 * The files and folders of a run: with `--data-dir`, those of the platform's data folder; otherwise the configuration
 * and a folder next to it. Returns a problem if the arguments are ambiguous.
 */
export function findRunPlaces(config: string | undefined, options: RunOptions): RunPlaces | { problem: string } {
  const { dataDir } = options;
  if ((dataDir === undefined) === (config === undefined)) {
    return { problem: 'Give either a configuration or a data folder with --data-dir.' };
  }
  const configFile = path.resolve(dataDir === undefined ? (config ?? '') : path.join(dataDir, 'config.json'));
  const outDir = path.resolve(
    dataDir === undefined ? (options.out ?? defaultOutDir(configFile)) : path.join(dataDir, 'out'),
  );
  const stateFile = dataDir === undefined ? undefined : path.resolve(dataDir, 'in', 'state.json');
  const shapesFile = typeof options.shapes === 'string' ? path.resolve(options.shapes) : shapesFileOf(configFile);
  return {
    configFile,
    configName: path.basename(configFile),
    outDir,
    ...(stateFile !== undefined && { stateFile }),
    ...(options.shapes !== false && { shapesFile }),
    ...(options.record !== undefined && { record: path.resolve(options.record) }),
    ...(options.replay !== undefined && { replay: path.resolve(options.replay) }),
    ...(dataDir !== undefined && { cacheDir: path.resolve(dataDir, 'cache') }),
  };
}

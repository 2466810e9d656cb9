import { lstatSync } from 'node:fs';
import path from 'node:path';
import { defaultOutDir, shapesFileOf } from '@pagewright/engine/places';
import { UserError } from '@pagewright/engine/run';
import type { RunOptions } from './runOptions.ts';

/** The files and folders that a run reads and writes. */
interface RunPlaces {
  configFile: string;
  configName: string;
  outDir: string;
  stateFile?: string | undefined;
  shapesFile?: string | undefined;
  cacheDir?: string;
  record?: string | undefined;
  replay?: string | undefined;
  linksWithin?: readonly string[];
}

/**
 * The files and folders of a run: with `--data-dir`, those of the platform's data folder; otherwise the configuration
 * and a folder next to it. Throws a UserError if the arguments are ambiguous.
 */
export function findRunPlaces(config: string | undefined, options: RunOptions): RunPlaces {
  const { dataDir } = options;
  if ((dataDir === undefined) === (config === undefined)) {
    throw new UserError(
      'run.bad-arguments',
      'Give either a configuration or a data folder with --data-dir or in KBC_DATADIR.',
    );
  }
  const configFile = path.resolve(dataDir === undefined ? (config ?? '') : path.join(dataDir, 'config.json'));
  const outDir = path.resolve(
    dataDir === undefined ? (options.out ?? defaultOutDir(configFile, options.env)) : path.join(dataDir, 'out'),
  );
  const stateFile = findStateFile(options);
  const shapesFile = findShapesFile(configFile, options);
  return {
    configFile,
    configName: path.basename(configFile),
    outDir,
    stateFile,
    shapesFile,
    ...(options.record !== undefined && { record: path.resolve(options.record) }),
    ...(options.replay !== undefined && { replay: path.resolve(options.replay) }),
    // Orchestrators mount data folders as they like; otherwise, only a folder that is named may be anywhere.
    ...(dataDir !== undefined
      ? { cacheDir: path.resolve(dataDir, 'cache') }
      : { linksWithin: [path.dirname(configFile), ...namedFolders(options)] }),
  };
}

/**
 * The options with the data folder that the environment names, if neither a configuration nor a data folder is given.
 */
export function withDataFolder(config: string | undefined, options: RunOptions): RunOptions {
  const dataDir = process.env['KBC_DATADIR'];
  return config === undefined && options.dataDir === undefined && dataDir ? { ...options, dataDir } : options;
}

/** The file that the option names, or the one next to the configuration if it exists. */
function findShapesFile(configFile: string, { shapes }: RunOptions): string | undefined {
  if (typeof shapes === 'string') return path.resolve(shapes);
  const beside = shapesFileOf(configFile);
  return shapes !== false && isThere(beside) ? beside : undefined;
}

/** The state that the option names, or the one of a data folder that has one. */
function findStateFile({ state, dataDir }: RunOptions): string | undefined {
  if (state !== undefined) return path.resolve(state);
  const given = dataDir === undefined ? undefined : path.resolve(dataDir, 'in', 'state.json');
  return given !== undefined && isThere(given) ? given : undefined;
}

/** The error codes of a path at which no file can be. */
const impossible = ['ENOTDIR', 'ELOOP', 'ENAMETOOLONG'];

/**
 * Whether a file exists, also a link without a target, and a file in a folder that this user may not read: the run
 * reports that it cannot be read.
 */
function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return !impossible.includes(String((error as NodeJS.ErrnoException).code));
  }
}

function namedFolders({ out, record, shapes, storage }: RunOptions): string[] {
  const files = [shapes, storage].filter((file) => typeof file === 'string');
  const folders = [out, record, ...files.map((file) => path.dirname(file))];
  return folders.filter((folder) => folder !== undefined).map((folder) => path.resolve(folder));
}

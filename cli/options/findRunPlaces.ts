import { lstatSync } from 'node:fs';
import path from 'node:path';
import { defaultOutDir, learntFileOf, shapesFileOf } from '@pagewright/engine/places';
import { type RunRequest, UserError } from '@pagewright/engine/run';
import { type ShownPath, shownPath } from '@pagewright/engine/text/shownPath';
import type { RunOptions } from './runOptions.ts';

/** The files and folders that the arguments name, by absolute paths of this machine. */
export type NamedPlaces = Record<'config' | 'out' | 'record' | 'state' | 'replay', ShownPath | undefined>;

type RunPlaces = { configFile: ShownPath } & Pick<
  RunRequest,
  'configName' | 'outDir' | 'stateFile' | 'shapesFile' | 'cacheDir' | 'learntFile' | 'record' | 'replay' | 'linksWithin'
>;

/**
 * The files and folders of a run: with `--data-dir`, those of the platform's data folder; otherwise the configuration
 * and a folder next to it. Throws a UserError if the arguments are ambiguous.
 */
export function findRunPlaces(named: NamedPlaces, options: RunOptions): RunPlaces {
  const { config, record, replay } = named;
  const { dataDir } = options;
  if ((dataDir === undefined) === (config === undefined)) {
    throw new UserError(
      'run.bad-arguments',
      'Give either a configuration or a data folder with --data-dir or in KBC_DATADIR.',
    );
  }
  const configFile = config ?? shownPath(path.resolve(dataDir ?? '', 'config.json'));
  const { path: file } = configFile;
  const outDir =
    dataDir === undefined ? (named.out?.path ?? defaultOutDir(file, options.env)) : path.resolve(dataDir, 'out');
  const shapesFile = findShapesFile(file, options);
  return {
    configFile,
    configName: path.basename(file),
    outDir,
    // A copy of a remote configuration has another name in each run.
    learntFile: file === configFile.shownAs ? learntFileOf(file, process.env) : undefined,
    stateFile: named.state ?? findStateFile(options),
    shapesFile,
    record,
    replay,
    // Orchestrators mount data folders as they like; otherwise, only a folder that is named may be anywhere.
    ...(dataDir !== undefined
      ? { cacheDir: path.resolve(dataDir, 'cache') }
      : { linksWithin: [path.dirname(file), ...namedFolders(named, options)] }),
  };
}

/** The options with the data folder that the environment names, if no configuration or data folder is given. */
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

/** The state of a data folder that has one. */
function findStateFile({ dataDir }: RunOptions): ShownPath | undefined {
  const given = dataDir === undefined ? undefined : path.resolve(dataDir, 'in', 'state.json');
  return given !== undefined && isThere(given) ? shownPath(given) : undefined;
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

function namedFolders({ out, record }: NamedPlaces, { shapes, storage }: RunOptions): string[] {
  const files = [shapes, storage].filter((file) => typeof file === 'string');
  const folders = [out?.path, record?.path].filter((folder) => folder !== undefined);
  return [...folders, ...files.map((file) => path.dirname(path.resolve(file)))];
}

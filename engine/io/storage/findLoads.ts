import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import { parseJson } from '../../core/json/parseJson.ts';
import { getField, isList, isObject, type JsonValue } from '../../core/json/value.ts';
import type { TableLoad } from '../../core/storage/tableLoad.ts';
import type { Manifest } from '../../core/tables/tableFile.ts';
import { readForeignText } from '../files/readForeignFile.ts';

const ending = '.csv.manifest';

export interface FileLoad extends TableLoad {
  file: string;
}

/** The tables in the folder of a run, by name: each file that has a manifest. */
export async function findLoads(tablesFolder: string): Promise<FileLoad[]> {
  const names = (await readdir(tablesFolder)).filter((name) => name.endsWith(ending)).sort();
  return await Promise.all(names.map((name) => readLoad(path.join(tablesFolder, name))));
}

async function readLoad(manifestFile: string): Promise<FileLoad> {
  const manifest = parseManifest(await readForeignText(manifestFile, 'manifest'));
  if (manifest === undefined) {
    const message = `"${manifestFile}" is not a table manifest. Run the configuration again.`;
    throw new UserError('storage.bad-table', message);
  }
  const { destination, incremental, primaryKey } = manifest;
  return {
    name: destination ?? path.basename(manifestFile, ending),
    isIncremental: incremental,
    primaryKey,
    file: manifestFile.slice(0, -'.manifest'.length),
  };
}

/** The manifest of a table (`docs/format/json-to-csv.md#93-manifest`); undefined for an invalid text. */
function parseManifest(text: string): (Manifest & { primaryKey: string[] }) | undefined {
  const manifest = parseOrNothing(text);
  if (!isObject(manifest)) return undefined;
  const destination = getField(manifest, 'destination');
  const keys = getField(manifest, 'primary_key') ?? [];
  if (!isList(keys) || (destination !== undefined && typeof destination !== 'string')) return undefined;
  const primaryKey = [...new Set(keys.filter((key) => typeof key === 'string'))];
  return { destination, incremental: getField(manifest, 'incremental') === true, primaryKey };
}

function parseOrNothing(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import { followLinks } from './followLinks.ts';
import type { ReplacedFiles } from './replaceWhole.ts';

/** The folder of an output's tables: a different one if `tables` is a link. */
export interface TablesPlace extends ReplacedFiles {
  tables: string;
  /** The old tables during the replacement. */
  previousTables: string;
}

/** Finds the tables of an output folder. Throws a UserError if a file is in the way. */
export async function findTablesPlace(outDir: string): Promise<TablesPlace> {
  const tables = await followLinks(path.join(outDir, 'tables'));
  if (await isNoFolder(tables)) throw fileInTheWay(tables);
  const [folder, name] = [path.dirname(tables), path.basename(tables)];
  const previous = path.join(folder, `.pagewright-replaced-${name}`);
  return { folder, names: [name], previous, tables, previousTables: path.join(previous, name) };
}

async function isNoFolder(tables: string): Promise<boolean> {
  const found = await stat(tables).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return found !== undefined && !found.isDirectory();
}

function fileInTheWay(tables: string): UserError {
  const message = `The tables cannot be written to "${tables}": it is a file. Move it away or choose another output folder.`;
  return new UserError('output.not-writable', message);
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../errors.ts';
import { followLinks } from './followLinks.ts';

/** Where the tables of an output folder are. All of it is in one folder, so that renames are enough to change it. */
export interface TablesPlace {
  /** The folder around them; another one than the output folder where `tables` is a link. */
  around: string;
  tables: string;
  /** Holds the tables of the previous run while they are replaced. */
  previous: string;
}

/** Finds it. Throws a UserError where a file is in the way. */
export async function findTablesPlace(outDir: string): Promise<TablesPlace> {
  const tables = await followLinks(path.join(outDir, 'tables'));
  if (await isNoFolder(tables)) throw fileInTheWay(tables);
  const around = path.dirname(tables);
  return { around, tables, previous: path.join(around, `.pagewright-previous-${path.basename(tables)}`) };
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

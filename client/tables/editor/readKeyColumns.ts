import fs from 'node:fs/promises';
import { parseText } from '../../shared/text/parseText.ts';
import { readPath } from '../../shared/text/readPath.ts';

/** The columns of a table's primary key, by the manifest beside its file; none where there is no manifest. */
export async function readKeyColumns(csvFile: string): Promise<string[]> {
  const text = await fs.readFile(`${csvFile}.manifest`, 'utf8').catch(() => '');
  const key = readPath(parseText(text), 'primary_key');
  return Array.isArray(key) ? key.filter((name) => typeof name === 'string') : [];
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A schema that lies beside the bundle, parsed. */
export async function readBundledSchema(name: 'extractor' | 'workspace') {
  return JSON.parse(await readFile(path.join(__dirname, 'schemas', `${name}.schema.json`), 'utf8'));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createExtractorService, type ExtractorService } from '../server/service/extractorService.ts';
import { readTextIfThere } from './readTextFile.ts';

/** The editor's service on files on disk. */
export async function createCheckService(): Promise<ExtractorService> {
  const readText = async (uri: string) => readTextIfThere(new URL(uri));
  return createExtractorService({ schema: await readBundledSchema('extractor'), readText, now: Date.now });
}

/** A schema next to the bundle, parsed. */
export async function readBundledSchema(name: 'extractor' | 'workspace') {
  return JSON.parse(await readFile(path.join(__dirname, 'schemas', `${name}.schema.json`), 'utf8'));
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createExtractorService, type ExtractorService } from '../server/service/extractorService.ts';
import { readBundledSchema } from './readBundledSchema.ts';

/** The editor's service on the files of the disk. */
export async function createCheckService(): Promise<ExtractorService> {
  const readText = (uri: string) => readFile(fileURLToPath(uri), 'utf8').catch(() => undefined);
  return createExtractorService({ schema: await readBundledSchema('extractor'), readText, now: Date.now });
}

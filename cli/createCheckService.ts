import { createExtractorService, type ExtractorService } from '../server/service/extractorService.ts';
import { readBundledSchema } from './readBundledSchema.ts';
import { readTextIfThere } from './readTextIfThere.ts';

/** The editor's service on the files of the disk. */
export async function createCheckService(): Promise<ExtractorService> {
  const readText = async (uri: string) => readTextIfThere(new URL(uri));
  return createExtractorService({ schema: await readBundledSchema('extractor'), readText, now: Date.now });
}

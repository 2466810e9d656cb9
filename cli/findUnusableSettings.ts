import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ExtractorService } from '../server/service/extractorService.ts';

/** A sentence for each `.pagewright.json` that counts for one of these files and is no valid JSON object. */
export async function findUnusableSettings(service: ExtractorService, files: readonly string[]): Promise<string[]> {
  const uris = files.map((file) => pathToFileURL(path.resolve(file)).href);
  const unusable = await Promise.all(uris.map((uri) => service.findUnusableSeverities(uri)));
  return [...new Set(unusable.filter((uri) => uri !== undefined))].map(
    (uri) =>
      `"${fileURLToPath(uri)}" is not a valid JSON object: what cannot be read of it changes nothing. Correct it.`,
  );
}

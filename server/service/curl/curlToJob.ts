import type { CurlRequest } from './curlRequest.ts';
import type { ExistingConfiguration } from './import/existing.ts';
import { importCurl } from './import/importCurl.ts';
import type { ImportedParts } from './import/importedParts.ts';

/**
 * A job for a configuration that exists, with what has to be added beside it: secrets in `config`, headers, and an
 * authentication where there is none. What the configuration settles for all its jobs is left to it.
 */
export function curlToJob(request: CurlRequest, existing: ExistingConfiguration): Omit<ImportedParts, 'baseUrl'> {
  const { baseUrl: _, ...parts } = importCurl(request, existing);
  return parts;
}

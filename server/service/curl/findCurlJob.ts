import type { ExtractorModel } from '../model/extractorModel.ts';
import type { FileEdit } from '../text/fileEdit.ts';
import type { CurlRequest } from './command/curlRequest.ts';
import { type OrProblem, orProblem } from './command/refusal.ts';
import type { ExistingConfiguration } from './import/existing.ts';
import { importCurl } from './import/importCurl.ts';
import { type ImportedParts, withoutSecrets } from './import/importedParts.ts';
import { insertParts } from './insert/insertParts.ts';
import { readExisting } from './insert/readExisting.ts';
import { readCurl } from './readCurl.ts';

/**
 * The edits that add the request of a cURL command to a document as a job, its credentials, and remarks for the user. With
 * `secretsApart` the edits leave the credentials empty.
 */
export function findCurlJob(
  model: ExtractorModel,
  command: string,
  secretsApart = false,
): OrProblem<{ edits: FileEdit[]; secrets: Record<string, string>; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  return orProblem(() => {
    const parts = curlToJob(request, readExisting(model));
    const { secrets, remarks } = parts;
    return { edits: insertParts(model, secretsApart ? withoutSecrets(parts) : parts), secrets, remarks };
  });
}

/**
 * A job for an existing configuration, with the missing parts that it needs: secrets in `config`, headers, and an
 * authentication if there is none. Does not import values that the configuration sets for all its jobs.
 */
function curlToJob(request: CurlRequest, existing: ExistingConfiguration): Omit<ImportedParts, 'baseUrl'> {
  const { baseUrl: _, ...parts } = importCurl(request, existing);
  return parts;
}

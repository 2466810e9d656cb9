import { fileText } from '@pagewright/core/json/layOut';
import { type JsonObject, objectFrom } from '@pagewright/core/json/value';
import type { OrProblem } from './command/refusal.ts';
import { importCurl } from './import/importCurl.ts';
import { type ImportedParts, withoutSecrets } from './import/importedParts.ts';
import { readCurl } from './readCurl.ts';

/**
 * The text of a new configuration that sends the request of a cURL command, its credentials, and remarks for the user. With
 * `secretsApart` the text leaves the credentials empty.
 */
export function writeConfiguration(
  command: string,
  secretsApart = false,
): OrProblem<{ text: string; secrets: Record<string, string>; remarks: string[] }> {
  const request = readCurl(command);
  if ('problem' in request) return request;
  const parts = importCurl(request, undefined);
  const { secrets, remarks } = parts;
  const configuration = configurationOf(secretsApart ? withoutSecrets(parts) : parts);
  return { text: fileText(configuration), secrets, remarks };
}

/**
 * A new configuration that sends this request: the base address separate from the endpoint, credentials in the
 * authentication and in secret keys, paging in `pagination`.
 */
function configurationOf(parts: ImportedParts): JsonObject {
  const { baseUrl, job, authentication, pagination, headers, attributes } = parts;
  const api = {
    baseUrl,
    ...(authentication && { authentication }),
    ...(pagination && { pagination }),
    ...(headers.length > 0 && { http: { headers: objectFrom(headers) } }),
  };
  return { api, config: objectFrom([...attributes, ['jobs', [job]]]) };
}

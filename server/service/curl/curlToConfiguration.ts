import { type JsonObject, objectFrom } from '../../../engine/core/json/value.ts';
import type { CurlRequest } from './curlRequest.ts';
import { importCurl } from './import/importCurl.ts';

/**
 * A configuration of its own that sends this request: the base address apart from the endpoint, credentials in the
 * authentication and in secret keys, paging in `pagination`.
 */
export function curlToConfiguration(request: CurlRequest): { configuration: JsonObject; remarks: string[] } {
  const { baseUrl, job, authentication, pagination, headers, attributes, remarks } = importCurl(request, undefined);
  const api = {
    baseUrl,
    ...(authentication && { authentication }),
    ...(pagination && { pagination }),
    ...(headers.length > 0 && { http: { headers: objectFrom(headers) } }),
  };
  return { configuration: { api, config: objectFrom([...attributes, ['jobs', [job]]]) }, remarks };
}

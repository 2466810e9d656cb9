import { sampleApiPort } from '@pagewright/sample-api/sampleApiPort';
import { usesSampleApi } from '../../running/sampleApi/usesSampleApi.ts';
import { parseText, readPath } from '../../shared/text/json.ts';

/** Whether a configuration calls an API of the user: one that has an address, and is not the sample API. */
export function isOfOwnApi(configText: string): boolean {
  return apiIn(configText, 'baseUrl') !== undefined && !usesSampleApi(configText, sampleApiPort);
}

/** Whether a configuration says how to get from one page to the next. */
export function isPaged(configText: string): boolean {
  return apiIn(configText, 'pagination') !== undefined;
}

function apiIn(configText: string, key: string): unknown {
  const document = parseText(configText);
  return readPath(document, 'api', key) ?? readPath(document, 'parameters', 'api', key);
}

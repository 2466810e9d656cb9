import { type PlaceAnswer, type PlacesParams, placesRequest } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Finding } from './finding.ts';

/** Asks the language server where the causes of findings stand in a text; it is started for that where it is not. */
export async function findPlaces(
  language: LanguageSupport,
  text: string,
  findings: readonly Pick<Finding, 'pointer'>[],
): Promise<PlaceAnswer[]> {
  const client = await language.client();
  const params: PlacesParams = { text, pointers: findings.map(({ pointer }) => pointer) };
  return await client.sendRequest<PlaceAnswer[]>(placesRequest, params);
}

import { type PlaceAnswer, type PlacesParams, placesRequest } from '@pagewright/server/protocol';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { RunFinding } from './runFinding.ts';

/** Asks the language server, starting it if necessary, for the places in a text that caused the findings. */
export async function findPlaces(
  language: LanguageSupport,
  text: string,
  findings: readonly Pick<RunFinding, 'pointer'>[],
): Promise<PlaceAnswer[]> {
  const client = await language.client();
  const params: PlacesParams = { text, pointers: findings.map(({ pointer }) => pointer) };
  return await client.sendRequest<PlaceAnswer[]>(placesRequest, params);
}

import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { isList } from '../json/value.ts';
import { readEnvelope } from './envelope.ts';
import type { KnownPlaces } from './walkFields.ts';
import type { Holding, ObservedPage, SeenPage } from './witness.ts';

/**
 * Reads the envelope of a page, once for all witnesses, without looking at the records. `places`: those of the page
 * before.
 */
export function observePage(page: SeenPage, places: KnownPlaces): ObservedPage {
  const holds = holdingOf(page);
  const { response, recordsPath, isError } = page;
  // If the response is the requested object itself, its fields are data, even if they have names of an envelope.
  const isAround = holds === 'list' || (holds === 'nothing' && recordsPath !== undefined);
  const envelope = isAround && isError !== true ? readEnvelope(response, recordsPath, places) : [];
  return { ...page, envelope, holds };
}

function holdingOf({ response, recordsPath, records }: SeenPage): Holding {
  if (recordsPath === undefined) return isList(response) ? 'list' : 'nothing';
  const found = findPath(response, recordsPath);
  if (isList(found)) return 'list';
  // A key with a dot in it is not found here, although the records came from it.
  if (found === undefined || isEmptyInResponse(found)) return records.length > 0 ? 'list' : 'nothing';
  return 'one';
}

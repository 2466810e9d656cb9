import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { isList } from '../json/value.ts';
import { readEnvelope } from './envelope.ts';
import type { Holding, ObservedPage, SeenPage } from './witness.ts';

/** Looks around the records of a page, once for all witnesses. The records themselves are not looked at. */
export function observePage(page: SeenPage): ObservedPage {
  const holds = holdingOf(page);
  const { response, recordsPath, isError } = page;
  // Where the answer is an object that was asked for, its fields are data, whatever they are called.
  const isAround = holds === 'list' || (holds === 'nothing' && recordsPath !== undefined);
  const envelope = isAround && isError !== true ? readEnvelope(response, recordsPath) : [];
  return { ...page, envelope, holds };
}

function holdingOf({ response, recordsPath, records }: SeenPage): Holding {
  if (recordsPath === undefined) return isList(response) ? 'list' : 'nothing';
  const found = findPath(response, recordsPath);
  if (isList(found)) return 'list';
  // A key with a dot in it is not found again, though the records came from there.
  if (found === undefined || isEmptyInResponse(found)) return records.length > 0 ? 'list' : 'nothing';
  return 'one';
}

import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { isList } from '../json/value.ts';
import type { AnswerReader } from './answers/answerReader.ts';
import { readEnvelope } from './envelope.ts';
import type { KnownPlaces } from './walkFields.ts';
import type { Holding, ObservedPage, SeenPage } from './witness.ts';

/**
 * Reads what is around the records of a page, once for all witnesses, without looking at the records. `places`: those of
 * the page before.
 */
export function observePage(page: SeenPage, places: KnownPlaces, answers: AnswerReader): ObservedPage {
  const holds = holdingOf(page);
  const { response, recordsPath, records, isError } = page;
  const found = recordsPath === undefined ? undefined : findPath(response, recordsPath);
  const hasPlace = holds !== 'nothing' || (found !== undefined && found !== null);
  const { answer, failure } = answers.read({ ...page, holds, hasPlace });
  // If the response is the requested object itself, its fields are data, even if they have names of an envelope.
  const isAround = holds === 'list' || (holds === 'nothing' && recordsPath !== undefined);
  // What an error says of totals and next pages is not about the data.
  const isFailure = failure !== undefined && records.length === 0;
  const envelope = isAround && isError !== true && !isFailure ? readEnvelope(response, recordsPath, places) : [];
  return { ...page, envelope, holds, hasPlace, answer, failure };
}

function holdingOf({ response, recordsPath, records }: SeenPage): Holding {
  if (recordsPath === undefined) return isList(response) ? 'list' : 'nothing';
  const found = findPath(response, recordsPath);
  if (isList(found)) return 'list';
  // A key with a dot in it is not found here, although the records came from it.
  if (found === undefined || isEmptyInResponse(found)) return records.length > 0 ? 'list' : 'nothing';
  return 'one';
}

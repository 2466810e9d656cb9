import { findPath } from '../../json/findPath.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { isList, type JsonValue } from '../../json/value.ts';
import { openHeaders } from '../../recognition/openHeaders.ts';
import { recognise } from '../../recognition/paging/recognise.ts';
import type { AnswerReader } from '../answers/answerReader.ts';
import { readEnvelope } from '../envelope.ts';
import { findHiddenRows, type HiddenRows } from '../hiddenRows.ts';
import { viewOfPage } from '../viewOfPage.ts';
import type { KnownPlaces } from '../walkFields.ts';
import type { Holding, ObservedPage, SeenPage } from '../witness.ts';

const wholeResponse = '.';

/** Reads the values around the records once for all witnesses. `places`: those of the previous page. */
export function observePage(page: SeenPage, places: KnownPlaces, answers: AnswerReader): ObservedPage {
  const { response, recordsPath, isError } = page;
  const found = recordsPath === undefined ? response : findPath(response, recordsPath);
  const hidden = isError === true ? undefined : findHiddenRows(found);
  const holds = holdingOf(page, found, hidden);
  const hasPlace = holds !== 'nothing' || (recordsPath !== undefined && found !== undefined && found !== null);
  const { answer, failure } = answers.read({ ...page, holds, hasPlace });
  // If the response is the requested object itself, its fields are data, even if they have names of an envelope.
  const isAround = holds === 'list' || holds === 'hidden' || (holds === 'nothing' && recordsPath !== undefined);
  // Totals and next pages in an error are not about the data.
  const isFailure = failure !== undefined && page.records.length === 0;
  const envelope = isAround && isError !== true && !isFailure ? readEnvelope(response, recordsPath, places) : [];
  const sent = holds === 'hidden' && hidden !== undefined ? { records: hidden.rows, sample: undefined } : page;
  const { records, sample } = sent;
  const headers = openHeaders(page.headers);
  const paging = recognise(viewOfPage({ ...page, headers, envelope }));
  return { ...page, headers, records, sample, envelope, paging, holds, hasPlace, hidden, answer, failure };
}

function holdingOf(
  { recordsPath, records }: SeenPage,
  found: JsonValue | undefined,
  hidden: HiddenRows | undefined,
): Holding {
  if (isList(found)) return 'list';
  if (recordsPath === undefined) return 'nothing';
  // A key with a dot in it is not found here, although the records came from it.
  if (found === undefined || isEmptyInResponse(found)) return records.length > 0 ? 'list' : 'nothing';
  return hidden === undefined || recordsPath === wholeResponse ? 'one' : 'hidden';
}

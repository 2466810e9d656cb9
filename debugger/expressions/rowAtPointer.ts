import { isDeepStrictEqual } from 'node:util';
import {
  isStop,
  type JsonValue,
  type NextPlace,
  type OneJob,
  type Records,
  selectRecords,
} from '@pagewright/engine/debugging';
import { findPath } from '@pagewright/engine/json';
import { isUserError } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import { pointerWithin } from '@pagewright/engine/text/pointerWithin';
import { pathOf } from '../places/configText.ts';
import type { JobFrame } from '../running/jobFrame.ts';
import type { Scene } from '../scopes/scope.ts';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { maskedAt } from '../variables/maskedAt.ts';
import type { Variable } from '../variables/variable.ts';

/** A value of the run, with the keys that lead to it in the response, or a message of the debugger about one. */
type Found = { value: JsonValue; keys?: readonly string[] } | { said: string };

/** The place of a value: a page, with the job and its scroller as the text has them now. */
interface Place {
  frame: JobFrame;
  job: JobFrame['run']['job'];
  scroller: JobFrame['run']['scroller'];
  isEdited: boolean;
}

/**
 * The value of a key of the configuration at the current moment: at the path that it names, or as computed. A path that
 * was edited since is looked for in the same response.
 */
export function rowAtPointer(pointer: string, { frame, redactor, edited }: Scene): Variable | undefined {
  const found = frame && findAt(pointerWithin(pointer), placeOf(frame, edited));
  if (found === undefined) return undefined;
  const name = String(pathOf(pointer).at(-1) ?? '');
  if ('said' in found) return { name, value: redactor.redact(found.said) };
  return jsonVariable(name, maskedAt(found.keys ?? [], found.value, redactor), { redactor });
}

function placeOf(frame: JobFrame, edited: OneJob | undefined): Place {
  const { job, scroller } = edited ?? frame.run;
  return { frame, job, scroller, isEdited: edited !== undefined };
}

function findAt(pointer: string, place: Place): Found | undefined {
  const { frame, job } = place;
  const { request } = frame;
  if (pointer === `${job.pointer}/endpoint`) return { value: request.endpoint };
  if (pointer === `${job.pointer}/dataField`) return recordsFound(place);
  if (pointer.startsWith(`${job.pointer}/params/`)) {
    const keys = pathOf(pointer.slice(`${job.pointer}/params`.length));
    return asFound(findPath(request.params, keys.join('\u0000'), '\u0000'));
  }
  if (pointer.startsWith(`${job.pointer}/placeholders/`)) return asFound(placeholderValue(pointer, frame));
  return findInPaging(pointer, place);
}

function placeholderValue(pointer: string, { run }: JobFrame): JsonValue | undefined {
  const name = String(pathOf(pointer).at(-1));
  return [...(run.parent?.values ?? [])].find(([key]) => key === name || key.endsWith(`:${name}`))?.[1].value;
}

function recordsFound(place: Place): Found | undefined {
  try {
    const records = recordsOf(place);
    return records && { said: countText(records.length, 'record') };
  } catch (error) {
    if (isUserError(error)) return { said: error.message };
    throw error;
  }
}

/** The records of the page. Throws a UserError if an edit leaves their place unclear. */
function recordsOf({ frame: { found, read, run }, job }: Place): Records | undefined {
  if (read === undefined || isDeepStrictEqual(job.dataField, run.job.dataField)) return found;
  return selectRecords(read.content.response, job.dataField, job.endpoint).records;
}

/** The value of the response that the paging reads. */
function findInPaging(pointer: string, place: Place): Found | undefined {
  const { frame, scroller } = place;
  const { read, found } = frame;
  if (scroller === undefined || read === undefined || found === undefined) return undefined;
  const { next, counted } = scroller.paging;
  const flag = scroller.stops.nextPageFlag;
  if (next !== undefined && scroller.pointerTo(next.key) === pointer) return valueForNext(next, place);
  if (flag !== undefined && pointer === `${scroller.pointerTo('nextPageFlag')}/field`)
    return asFound(findPath(read.content.outline, flag.field, '\u0000')) ?? missing;
  if (pointer === scroller.pointer) return decisionOf(place);
  if (counted === undefined || pointer !== scroller.pointerTo(counted.keys.size)) return undefined;
  const { size } = frame.run.scroller?.paging.counted ?? counted;
  return { said: `${found.length} of ${size ?? 'any number of'} records` };
}

const missing: Found = { said: 'not in the response' };

function valueForNext({ from, path, delimiter }: NextPlace, { frame: { found, read } }: Place): Found | undefined {
  const place = from === 'record' ? found?.at(found.length - 1) : read?.content.outline;
  if (place === undefined) return { said: 'no records' };
  const value = findPath(place, path, delimiter);
  return value === undefined ? missing : { value, keys: path.split(delimiter) };
}

/** How the run has decided about the next page, before an edit. */
function decisionOf({ frame: { next }, isEdited }: Place): Found | undefined {
  if (next === undefined) return undefined;
  const said = isStop(next) ? next.message : (next.why ?? 'continues');
  return { said: isEdited ? `${said} (before the edit)` : said };
}

function asFound(value: JsonValue | undefined): Found | undefined {
  return value === undefined ? undefined : { value };
}

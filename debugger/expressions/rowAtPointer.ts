import { isStop, type JsonValue } from '@pagewright/engine/debugging';
import { findPath } from '@pagewright/engine/json';
import { countText } from '@pagewright/engine/text/countText';
import { pointerWithin } from '@pagewright/engine/text/pointerWithin';
import { pathOf } from '../places/configText.ts';
import type { JobFrame } from '../running/jobFrame.ts';
import type { Scene } from '../scopes/scope.ts';
import { jsonVariable } from '../variables/jsonVariable.ts';
import type { Variable } from '../variables/variable.ts';

/** A value of the run, or a message of the debugger about one. */
type Found = { value: JsonValue } | { said: string };

/** The value of a key of the configuration at the current moment: at the path that it names, or as computed. */
export function rowAtPointer(pointer: string, { frame, redactor }: Scene): Variable | undefined {
  const found = frame && findAt(pointerWithin(pointer), frame);
  if (found === undefined) return undefined;
  const name = String(pathOf(pointer).at(-1) ?? '');
  return 'said' in found ? { name, value: redactor.redact(found.said) } : jsonVariable(name, found.value, { redactor });
}

function findAt(pointer: string, frame: JobFrame): Found | undefined {
  const { request, found, run } = frame;
  const { pointer: job } = run.job;
  if (pointer === `${job}/endpoint`) return { value: request.endpoint };
  if (pointer === `${job}/dataField`) return found && { said: countText(found.length, 'record') };
  if (pointer.startsWith(`${job}/params/`)) {
    const keys = pathOf(pointer.slice(`${job}/params`.length));
    return asFound(findPath(request.params, keys.join('\u0000'), '\u0000'));
  }
  if (pointer.startsWith(`${job}/placeholders/`)) return asFound(placeholderValue(pointer, frame));
  return findInPaging(pointer, frame);
}

function placeholderValue(pointer: string, { run }: JobFrame): JsonValue | undefined {
  const name = String(pathOf(pointer).at(-1));
  return [...(run.parent?.values ?? [])].find(([key]) => key === name || key.endsWith(`:${name}`))?.[1].value;
}

/** The value of the response that the paging reads. */
function findInPaging(pointer: string, { run, read, found, next }: JobFrame): Found | undefined {
  const { scroller } = run;
  if (scroller === undefined || read === undefined || found === undefined) return undefined;
  const { next: place, counted } = scroller.paging;
  const flag = scroller.stops.nextPageFlag;
  if (place !== undefined && scroller.pointerTo(place.key) === pointer) {
    const from = place.from === 'record' ? found.at(found.length - 1) : read.content.outline;
    const value = from === undefined ? undefined : findPath(from, place.path, place.delimiter);
    return asFound(value) ?? { said: from === undefined ? 'no records' : 'not in the response' };
  }
  if (flag !== undefined && pointer === `${scroller.pointerTo('nextPageFlag')}/field`)
    return asFound(findPath(read.content.outline, flag.field, '\u0000')) ?? { said: 'not in the response' };
  if (pointer === scroller.pointer && next !== undefined)
    return { said: isStop(next) ? next.message : (next.why ?? 'continues') };
  if (counted !== undefined && pointer === scroller.pointerTo(counted.keys.size))
    return { said: `${found.length} of ${counted.size ?? 'any number of'} records` };
  return undefined;
}

function asFound(value: JsonValue | undefined): Found | undefined {
  return value === undefined ? undefined : { value };
}

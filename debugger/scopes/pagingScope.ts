import { buildPageRequest, isStop, type ScrollerConfig, type Stop, shownUrl } from '@pagewright/engine/debugging';
import { findPath } from '@pagewright/engine/json';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { maskedAt } from '../variables/maskedAt.ts';
import { fixed, textRow, type Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';
import { verdictRow } from './verdictRow.ts';

/** The way to the next page: the path that is read, the value found there, the end of the paging, the next request. */
export const pagingScope: Scope = {
  name: 'Paging',
  opensAt: ['next', 'end'],
  rows(scene) {
    const { frame } = scene;
    if (frame === undefined) return [];
    const { scroller } = frame.run;
    if (scroller === undefined) return [{ name: 'method', value: 'No pagination applies to this job.' }];
    const rows = [
      textRow('method', scroller.method),
      textRow('page', frame.page, 'page'),
      ...lookedForRows(scene),
      conditionsRow(scene, scroller),
      nextRow(scene),
      verdictRow('verdict', frame.end?.verdict, scene),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

/** The path of the next value, and the value of the response there. */
function lookedForRows({ frame, redactor }: Scene): (Variable | undefined)[] {
  const next = frame?.run.scroller?.paging.next;
  if (next === undefined || frame?.read === undefined) return [];
  const { read, found: records = [] } = frame;
  const { key, path, delimiter, from } = next;
  const place = from === 'record' ? records.at(records.length - 1) : read.content.outline;
  const found = place === undefined ? undefined : findPath(place, path, delimiter);
  const missing = from === 'record' ? 'not in the last record' : 'not in the response';
  if (found === undefined) return [textRow(key, path), textRow('found', missing)];
  return [textRow(key, path), jsonVariable('found', maskedAt(path.split(delimiter), found, redactor), { redactor })];
}

/** The conditions that end the paging and, once that is decided for the current page, the result of each. */
function conditionsRow({ frame, redactor }: Scene, { paging, rules }: ScrollerConfig): Variable | undefined {
  const own = paging.plan.ends(undefined).join('; ');
  const all = [own, ...rules.flatMap(({ ends }) => ends)].filter((text) => text !== '').join('; ');
  const decided = frame?.decided;
  if (all === '' || decided === undefined) return textRow('ends when', all);
  const { conditions, next } = decided;
  const says = (stop: Stop | undefined) =>
    stop === undefined ? 'continues' : `stops: ${redactor.redact(stop.message)}`;
  const first = conditions.find((stop) => stop !== undefined);
  const ofMethod = first === undefined ? says(isStop(next) ? next : undefined) : 'is not checked';
  const inside = () => [
    ...conditions.map((stop, index) => textRow(rules[index]?.ends.join('; ') ?? '', says(stop))),
    textRow(own, ofMethod),
  ];
  return { name: 'ends when', value: all, inside: fixed(inside) };
}

function nextRow({ frame, redactor }: Scene): Variable | undefined {
  const next = frame?.next;
  if (frame === undefined || next === undefined) return undefined;
  if (isStop(next)) return { name: 'stops', value: redactor.redact(next.message), expression: 'stop' };
  const http = buildPageRequest(next.request, frame.run.iteration);
  return { name: 'next request', value: `${http.method} ${shownUrl(http, redactor)}` };
}

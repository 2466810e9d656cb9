import { buildPageRequest, isStop, shownUrl } from '../../engine/debugging.ts';
import { findPath } from '../../engine/json.ts';
import { jsonVariable } from '../variables/jsonVariable.ts';
import { fixed, textRow, type Variable } from '../variables/variable.ts';
import type { Scene, Scope } from './scope.ts';

/** How the next page is found: what is looked for, what was found, what ends it, and the next request. */
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
      textRow(
        'ends when',
        [...scroller.paging.plan.ends(undefined), ...scroller.rules.flatMap(({ ends }) => ends)].join('; '),
      ),
      nextRow(scene),
      verdictRow(scene),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

/** The path of the next value, and what the response has there. */
function lookedForRows({ frame, redactor }: Scene): (Variable | undefined)[] {
  const next = frame?.run.scroller?.paging.next;
  const page = frame?.response;
  if (next === undefined || page === undefined) return [];
  const { key, path, delimiter, from } = next;
  const place = from === 'record' ? page.records.at(page.records.length - 1) : page.content.outline;
  const found = place === undefined ? undefined : findPath(place, path, delimiter);
  const missing = from === 'record' ? 'not in the last record' : 'not in the response';
  return [
    textRow(key, path),
    found === undefined ? textRow('found', missing) : jsonVariable('found', found, { redactor }),
  ];
}

function nextRow({ frame, redactor }: Scene): Variable | undefined {
  const next = frame?.next;
  if (frame === undefined || next === undefined) return undefined;
  if (isStop(next)) return { name: 'stops', value: redactor.redact(next.message), expression: 'stop' };
  const http = buildPageRequest(next.request, frame.run.iteration);
  return { name: 'next request', value: `${http.method} ${shownUrl(http, redactor)}` };
}

function verdictRow({ frame, redactor }: Scene): Variable | undefined {
  const verdict = frame?.end?.verdict;
  if (verdict === undefined) return undefined;
  const evidence = () => verdict.evidence.map(({ code, message }) => textRow(code, redactor.redact(message)));
  return { name: 'verdict', value: verdict.status, ...(verdict.evidence.length > 0 && { inside: fixed(evidence) }) };
}

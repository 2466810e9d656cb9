import type { JsonValue } from '@pagewright/engine/debugging';
import { countText } from '@pagewright/engine/text/countText';
import type { JobFrame } from '../running/jobFrame.ts';
import { loginAt, sentRequest } from '../running/sentRequest.ts';
import { type JsonKeys, jsonVariable } from '../variables/jsonVariable.ts';
import { fixed, textRow, type Variable } from '../variables/variable.ts';
import { changeParam } from './changeParam.ts';
import { paramSources } from './paramSources.ts';
import type { Scene, Scope } from './scope.ts';
import { shownRequest } from './shownRequest.ts';

/** The request of the current page: as the job and its paging make it, and as it is sent. */
export const requestScope: Scope = {
  name: 'Request',
  opensAt: ['job', 'request', 'login', 'signature'],
  rows({ stack, frame, redactor, change }) {
    if (frame === undefined) return [];
    const { request, why } = frame;
    const { address, headers, body } = shownRequest(sentRequest(frame, redactor), redactor);
    const rows = [
      loginRow({ stack, frame, redactor }),
      textRow('method', request.method, 'request.method'),
      textRow('address', address),
      textRow('endpoint', redactor.redact(request.endpoint), 'request.endpoint'),
      paramsRow(frame, { redactor, change }),
      sourcesRow(frame, { redactor }),
      headersRow(headers),
      textRow('body', body),
      textRow('why', why === undefined ? 'It is the first request of the job.' : redactor.redact(why)),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

/** The login that is about to be sent before the request. */
function loginRow({ stack, frame, redactor }: Pick<Scene, 'stack' | 'frame' | 'redactor'>): Variable | undefined {
  const login = loginAt(stack, frame);
  if (login === undefined) return undefined;
  const { method, address, headers, body } = shownRequest(login, redactor);
  return {
    name: 'login',
    value: `${method} ${address}`,
    inside: fixed(() => [headersRow(headers), textRow('body', body)]),
  };
}

/** Each parameter; before the request is sent, its values can be changed. */
function paramsRow(frame: JobFrame, { redactor, change }: Pick<Scene, 'redactor' | 'change'>): Variable {
  const set = (keys: JsonKeys, value: JsonValue) => changeParam({ frame, change }, keys, value);
  const view = { redactor, menu: 'request' as const, expression: 'request.params', ...(change && { set }) };
  return jsonVariable('params', frame.request.params, view);
}

function sourcesRow(frame: JobFrame, { redactor }: Pick<Scene, 'redactor'>): Variable {
  const sources = paramSources(frame, redactor);
  const rows = sources.map(([name, source]) => textRow(redactor.redact(name), redactor.redact(source)));
  const value = redactor.redact([...new Set(sources.map(([, source]) => source))].join('; '));
  return { name: 'sources', value, inside: fixed(() => rows) };
}

export function headersRow(headers: readonly (readonly [string, string])[]): Variable {
  const value = countText(headers.length, 'header');
  return { name: 'headers', value, inside: fixed(() => headers.map(([name, line]) => textRow(name, line))) };
}

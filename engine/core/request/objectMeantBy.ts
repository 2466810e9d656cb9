import { getField, isObject } from '../json/value.ts';
import type { JobRequest } from './jobRequest.ts';

/**
 * The object of a JSON body that a parameter with a dot in its name seems to mean: `page` for `page.after`, which is
 * sent as one key (`docs/format/pagination.md#43-post`). Undefined in queries and forms, where dots are ordinary.
 */
export function objectMeantBy(
  name: string,
  { method, params }: Pick<JobRequest, 'method' | 'params'>,
): string | undefined {
  const [, holder] = /^([^.]+)\.[^.]/.exec(name) ?? [];
  return method === 'POST' && holder !== undefined && isObject(getField(params, holder)) ? holder : undefined;
}

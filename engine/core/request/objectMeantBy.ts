import { getField, isObject } from '../json/value.ts';
import type { JobRequest } from './jobRequest.ts';

/**
 * The object of a body that a parameter with a dot in its name seems to mean: `page` for `page.after`, which is sent as
 * one key beside it (`docs/format/pagination.md#43-post`). Undefined in a query and in a form, where a dot is like any
 * other letter, and where the body has no such object.
 */
export function objectMeantBy(
  name: string,
  { method, params }: Pick<JobRequest, 'method' | 'params'>,
): string | undefined {
  const [, holder] = /^([^.]+)\.[^.]/.exec(name) ?? [];
  return method === 'POST' && holder !== undefined && isObject(getField(params, holder)) ? holder : undefined;
}

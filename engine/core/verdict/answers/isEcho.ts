import { textOf } from '../../json/textOf.ts';
import { entriesOf } from '../../json/value.ts';
import { plainName } from '../../recognition/plainName.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { valuesSent } from '../sentBefore.ts';
import type { PlacedField } from '../walkFields.ts';

/** Whether a field repeats the request: a text of some parameter, or the truth of the parameter with its name. */
export function isEcho({ name, value }: Pick<PlacedField, 'name' | 'value'>, request: JobRequest): boolean {
  if (typeof value === 'boolean') return namesSent(request).has(name);
  const text = textOf(value);
  if (text === undefined || text === '') return false;
  return typeof value === 'string' ? valuesSent(request).has(text) : namesSent(request).has(name);
}

function namesSent({ endpoint, params }: JobRequest): Set<string> {
  const query = endpoint.includes('?') ? endpoint.slice(endpoint.indexOf('?') + 1) : '';
  const keys = [...entriesOf(params).map(([key]) => key), ...new URLSearchParams(query).keys()];
  return new Set(keys.map(plainName));
}

import { readPath } from '../../shared/text/json.ts';
import { mayBeAddress } from './destinationOf.ts';

/** The parts of `config` that are no attributes: their endpoints are looked at, the rest is data. */
const notAttributes = new Set(['jobs', 'mappings', 'http']);

/**
 * Where a configuration may send its secrets, as far as its text decides: the origins of its addresses, those that it
 * computes as they are written, and attributes that hold an address or a part of one. Sorted.
 */
export function namedAddresses(document: unknown): string[] {
  const root = readPath(document, 'parameters') ?? document;
  const attributes = fieldsOf(readPath(root, 'config')).filter(([key]) => !notAttributes.has(key));
  const named = [
    ...addressOf(readPath(root, 'api', 'baseUrl')),
    ...endpointsIn(readPath(root, 'api', 'authentication')),
    ...endpointsIn(readPath(root, 'config', 'jobs')),
    ...addressOf(readPath(root, 'sshProxy', 'host')),
    ...attributes.flatMap(([key, value]) => attributesIn(key, value)),
    ...attributesIn('iterations', readPath(root, 'iterations')),
  ];
  return [...new Set(named)].sort();
}

/** The endpoints of jobs and logins, at any depth, that are whole addresses or are computed. */
function endpointsIn(value: unknown): string[] {
  return fieldsOf(value).flatMap(([key, field]) => {
    if (key !== 'endpoint') return endpointsIn(field);
    return typeof field === 'string' && !field.includes('//') ? [] : addressOf(field);
  });
}

function addressOf(value: unknown): string[] {
  if (value === undefined) return [];
  return [typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : JSON.stringify(value)];
}

function attributesIn(key: string, value: unknown): string[] {
  if (typeof value === 'string') return mayBeAddress.test(value) ? [`${key}: ${value}`] : [];
  return fieldsOf(value).flatMap(([name, field]) => attributesIn(`${key}.${name}`, field));
}

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

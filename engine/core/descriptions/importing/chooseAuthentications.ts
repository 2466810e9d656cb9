import type { ApiDescription, DescribedAuthentication, DescribedOperation } from '../apiDescription.ts';
import { findKeyParams } from './keyParams.ts';

/** The kinds, those that need the least of a person first. */
const preference: readonly DescribedAuthentication['kind'][] = [
  'bearer',
  'key',
  'basic',
  'clientCredentials',
  'oauth',
  'other',
];

/**
 * The authentications that these operations need together: the most common way, and of several the simplest. Where the
 * document names none, keys that are described as parameters.
 */
export function chooseAuthentications(
  description: Pick<ApiDescription, 'authentications' | 'operations'>,
  operations: readonly DescribedOperation[],
): DescribedAuthentication[] {
  const found = chooseWay(description, operations).flatMap((name) => {
    const authentication = description.authentications.get(name);
    return authentication === undefined ? [] : [withName(authentication, name)];
  });
  const keys = found.every(({ kind }) => kind === 'other') ? findKeyParams(operations) : [];
  return keys.length > 0 ? keys : found;
}

/** Adds the name of a scheme, which may say what the key is: `bearerAuth`. */
function withName(authentication: DescribedAuthentication, name: string): DescribedAuthentication {
  if (authentication.kind !== 'key') return authentication;
  return { ...authentication, description: `${name} ${authentication.description}` };
}

/** The names of the authentications that are needed together; none if the endpoints are open to everyone. */
function chooseWay(
  { authentications, operations: all }: Pick<ApiDescription, 'authentications' | 'operations'>,
  operations: readonly DescribedOperation[],
): readonly string[] {
  const isSaid = all.some(({ security }) => security.length > 0);
  const ways = operations.flatMap(({ security }) =>
    isSaid ? security : [...authentications.keys()].map((name) => [name]),
  );
  const counted = new Map<string, { names: readonly string[]; count: number }>();
  for (const names of ways.filter((each) => each.length > 0)) {
    const key = names.join('\n');
    counted.set(key, { names, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const rank = (names: readonly string[]) =>
    Math.max(...names.map((name) => preference.indexOf(authentications.get(name)?.kind ?? 'other')));
  const [best] = [...counted.values()].toSorted(
    (one, other) =>
      other.count - one.count || rank(one.names) - rank(other.names) || one.names.length - other.names.length,
  );
  return best?.names ?? [];
}

import { isCommonName, isCredentialHeader, isGivenCredential } from '../../secrecy/credentialNames.ts';
import type { DescribedAuthentication, DescribedOperation, DescribedParam } from '../apiDescription.ts';
import { findPagingParams } from '../evidence/pagingParams.ts';

/** A key in a header or in the query of a request. */
export type DescribedKey = Extract<DescribedAuthentication, { kind: 'key' }>;

/**
 * The keys that most operations take as plain parameters, in documents without security schemes: all that are required,
 * otherwise one.
 */
export function findKeyParams(operations: readonly DescribedOperation[]): DescribedKey[] {
  const found = new Map<string, { param: DescribedParam; count: number }>();
  for (const param of operations.flatMap(keysOf)) {
    const key = `${param.in} ${param.name}`;
    const known = found.get(key);
    if (known === undefined || (param.isRequired && !known.param.isRequired))
      found.set(key, { param, count: (known?.count ?? 0) + 1 });
    else known.count++;
  }
  const usual = [...found.values()].filter(({ count }) => count * 2 >= operations.length).map(({ param }) => param);
  const required = usual.filter(({ isRequired }) => isRequired);
  return (required.length > 0 ? required : usual.slice(0, 1)).map(keyOf);
}

function keysOf(operation: DescribedOperation): DescribedParam[] {
  const { nextToken, lastId } = findPagingParams(operation);
  return operation.params.filter((param) => isKey(param) && param !== nextToken?.param && param !== lastId?.param);
}

function isKey({ in: place, name, isRequired }: DescribedParam): boolean {
  if (place === 'header') return isCredentialHeader(name) && !/idempot|cookie|content/i.test(name);
  return place === 'query' && (isGivenCredential(name) || (isRequired && isCommonName(name)));
}

function keyOf({ in: place, name, description, schema }: DescribedParam): DescribedKey {
  const shown = [...schema.examples, schema.default].filter((value) => typeof value === 'string');
  return {
    kind: 'key',
    in: place === 'header' ? 'header' : 'query',
    name,
    description: [description, ...shown].join(' ').trim(),
  };
}

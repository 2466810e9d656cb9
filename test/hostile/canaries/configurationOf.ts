import { canary, type Part } from './places.ts';
import type { Way } from './ways.ts';

/**
 * A configuration of an API at this address with secrets in these places; the responses of the API send the run
 * elsewhere.
 */
export function configurationOf(
  url: string,
  parts: readonly Part[],
  { by, includeParams }: Pick<Way, 'by'> & { includeParams: boolean },
): object {
  const job = { endpoint: 'items', ...merged(parts.map((part) => part.job ?? {})) };
  const child = { ...job, endpoint: '{url}', placeholders: { url: 'url' }, dataField: 'items', dataType: 'child' };
  const parent = { endpoint: 'items', dataField: 'items', children: [child] };
  return {
    api: {
      baseUrl: `${url}/`,
      retryConfig: { maxRetries: 0 },
      pagination: { method: 'response.url', urlKey: 'next', includeParams },
      ...merged(parts.map((part) => part.api ?? {})),
    },
    config: {
      username: 'ada',
      '#password': canary,
      '#token': canary,
      jobs: [{ dataType: 'items', ...(by === 'child' ? parent : { dataField: 'items', ...job }) }],
    },
  };
}

/** Objects laid over each other, the last on top. */
function merged(parts: readonly object[]): object {
  const keys = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries([...keys].map((key) => [key, over(parts.flatMap((part) => valuesOf(part, key)))]));
}

function over(values: readonly unknown[]): unknown {
  const objects = values.filter((value): value is object => typeof value === 'object' && value !== null);
  return objects.length === values.length && !objects.some(Array.isArray) ? merged(objects) : values.at(-1);
}

function valuesOf(part: object, key: string): unknown[] {
  return key in part ? [Reflect.get(part, key)] : [];
}

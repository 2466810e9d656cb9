import { headersOf } from '../../model/headersOf.ts';
import type { CompletionSource } from './completionSource.ts';
import { keyItems } from './keyItems.ts';

const usual: readonly [name: string, detail: string, example?: string][] = [
  ['Accept', 'accepted content types', 'application/json'],
  ['Authorization', 'credentials'],
  ['Accept-Encoding', 'accepted compression', 'gzip'],
  ['Accept-Language', 'preferred language', 'en'],
  ['Cache-Control', 'whether cached responses are accepted', 'no-cache'],
  ['Content-Type', 'content type of the body', 'application/json'],
  ['If-Modified-Since', 'only if changed since this time'],
  ['Origin', 'origin of the request'],
  ['Prefer', 'preferences for the response'],
  ['Referer', 'address of the previous page'],
  ['User-Agent', 'name of the client'],
  ['X-Api-Key', 'credentials'],
  ['X-Api-Version', 'version of the API'],
  ['X-Requested-With', 'how the request was made', 'XMLHttpRequest'],
];

/** The usual names of HTTP headers, wherever headers are written. */
export const headerNames: CompletionSource = ({ model, key }) => {
  const owner = key?.object.parent;
  const isNamed = owner?.type === 'property' && owner.keyNode.value === 'headers';
  if (!key || !isNamed || !headersOf(model).includes(key.object)) return [];
  return keyItems(
    usual.map(([label, detail, example = '']) => ({ label, detail, value: `"\${1:${example}}"` })),
    key,
    model,
  );
};

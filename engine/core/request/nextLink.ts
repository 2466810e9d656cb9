import { linkOf } from './linkOf.ts';

/** The address with the relation `next` in a `Link` header. */
export function nextLink(header = ''): string | undefined {
  return linkOf(header, ['next']);
}

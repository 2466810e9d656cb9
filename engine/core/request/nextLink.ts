import { isEmptyLink, linkOf } from './linkOf.ts';

/** The address with the relation `next` in a `Link` header. */
export function nextLink(header: string | undefined): string | undefined {
  return header === undefined ? undefined : linkOf(header, ['next']);
}

/** Whether a `Link` header says that the next page is empty. */
export function isEmptyNextLink(header = ''): boolean {
  return isEmptyLink(header, ['next']);
}

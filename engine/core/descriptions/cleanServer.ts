import { cleanAddress } from '../request/cleanAddress.ts';
import { isAddress } from '../request/isAddress.ts';
import type { DescribedServer } from './apiDescription.ts';
import { fillServer, splitServer, unnamedAddress } from './serverVariables.ts';

/** The limit for the length of a base address. */
const maxAddressLength = 10_000;

/** The reason why no job can read an operation whose base addresses are all left out. */
export const nowhereText = 'No request could use its base address.';

/** Whether a base address is absolute; one that begins with a variable counts as absolute. */
export function isComplete(url: string): boolean {
  return /^(https?:\/\/|\{)/i.test(url);
}

/**
 * A base address of a document as a configuration may have it (`cleanAddress`), with the values of its variables.
 * Undefined if no request could use it. Values that make it unusable are left out.
 */
export function cleanServer(server: DescribedServer): DescribedServer | undefined {
  if (server.url.length > maxAddressLength) return undefined;
  const url = cleanAddress(server.url);
  const names = new Set(splitServer(url));
  const variables = server.variables.map((one) =>
    names.has(one.name) ? { ...one, value: cleanValue(url, one) } : one,
  );
  const withoutValues = variables.map((one) => ({ ...one, value: '' }));
  const found = [variables, withoutValues].find((values) => isFilled(url, fillServer(url, values)));
  return found && { ...server, url, variables: found };
}

/** Whether values make an address usable: one that begins with a variable is complete with its value. */
function isFilled(url: string, filled: string): boolean {
  return isUsable(filled) && (!isComplete(url) || isAddress(filled));
}

/** Whether a request could use an address of a document: http or https, or relative to the document. */
export function isUsable(address: string): boolean {
  if (
    address === '' ||
    address.length > 2 * maxAddressLength ||
    /[\s\p{Cc}]/u.test(address) ||
    cleanAddress(address) !== address
  )
    return false;
  if (isComplete(address)) return isAddress(address);
  return URL.canParse(address, unnamedAddress) && isAddress(new URL(address, unnamedAddress).href);
}

/** In the path of an address, `@` is a character like any other. */
function cleanValue(url: string, { name, value }: DescribedServer['variables'][number]): string {
  const parts = splitServer(url);
  const at = parts.findIndex((part, index) => index % 2 === 1 && part === name);
  const before = parts.slice(0, Math.max(0, at)).join('');
  const isInPath = /[^/\\:][/\\]/.test(before);
  const clean = before === '' ? cleanAddress(value) : (value.trim().split(/[?#]/, 1)[0] ?? '');
  return isInPath ? clean : clean.replace(/^[^/\\]*@/, '');
}

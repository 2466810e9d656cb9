import type { Environment } from '@pagewright/engine/environments';

/** Matches texts that may decide where a request goes: an address, a host or a part of one. */
export const mayBeAddress = /:\/\/|^\/\/|@|[\p{L}\p{N}-]\.\p{L}{2,}|\d(\.\d{1,3}){3}|\blocalhost\b/u;

/**
 * The destination of an environment's secrets, for a person: the origin of its base address, and the attributes from
 * which a configuration may make an address.
 */
export function destinationOf({ baseUrl, attributes }: Pick<Environment, 'baseUrl' | 'attributes'>): string {
  const base = baseUrl === undefined ? 'the address in the configuration' : new URL(baseUrl).origin;
  const named = [...attributes].filter(([, value]) => typeof value === 'string' && mayBeAddress.test(value));
  const texts = named.map(([name, value]) => `"${name}" is "${value}"`).sort();
  return texts.length === 0 ? base : `${base}, where ${texts.join(' and ')}`;
}

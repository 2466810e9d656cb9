import type { DescribedServer } from './apiDescription.ts';

/** The address for a document that names none. */
export const unnamedAddress = 'https://api.example.com/';

/** The parts of a base address in turn: plain text, the name of a variable, plain text, and so on. */
export function splitServer(url: string): string[] {
  return url.split(/\{([^{}]+)\}/);
}

/** The address with these values for its variables; those without one get a stand-in. */
export function fillServer(url: string, variables: DescribedServer['variables']): string {
  return splitServer(url)
    .map((part, at, parts) => {
      if (at % 2 === 0) return part;
      return variables.find(({ name }) => name === part)?.value || standInFor(parts, at);
    })
    .join('');
}

/** The stand-in for a variable without a value, by its first place: a scheme, an address, a port, otherwise its name. */
export function standInFor(parts: readonly string[], at: number): string {
  const first = parts.findIndex((part, index) => index % 2 === 1 && part === parts[at]);
  const before = parts.slice(0, first).join('');
  if (parts[first + 1]?.startsWith('://')) return 'https';
  if (before === '') return unnamedAddress.replace(/\/$/, '');
  if (before.endsWith(':')) return '443';
  return parts[first]?.replace(/[^A-Za-z\d]+/g, '-').replace(/^-|-$/g, '') || 'value';
}

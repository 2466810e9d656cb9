import { headerText } from './headerText.ts';

/** The header of a response, names in lower case, that says that no request is left, for a person; undefined: none does. */
export function usedUpHeader(headers: ReadonlyMap<string, string>): string | undefined {
  for (const [name, value] of headers) {
    const isOfRate = name.includes('rate') && name.includes('limit');
    if (isOfRate && (name.includes('remaining') ? /^0\b/ : /(?:^|[;,\s])(?:r|remaining)=0\b/).test(value))
      return headerText(name, value);
  }
  return undefined;
}

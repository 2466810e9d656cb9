import type { Marks } from '../plan/marks.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import type { SecretFinder } from './secretFinder.ts';

/** Headers that carry credentials in any API, whoever writes them. */
const credentialNames = /authorization|cookie|token|secret|password|signature|api-?key/i;
const schemes = /^(?:Basic|Bearer|Token|OAuth|AWS4-HMAC-SHA256)(?= )/i;

/**
 * The headers of a request one by one, with another text in the place of credentials: those that authentication added to
 * the plain request, those that are called like one, and secrets. The scheme of a credential is left.
 */
export function showHeaders(
  request: HttpRequest,
  plain: HttpRequest,
  marks: Marks,
  isSecret: SecretFinder,
  stead: string,
): [name: string, value: string][] {
  return [...request.headers].flatMap(([name, value]) => {
    const isAdded = String(plain.headers.get(name)) !== String(value);
    const isHidden = (line: string) => isAdded || credentialNames.test(name) || isSecret(name, line);
    return [value].flat().map((line): [string, string] => {
      if (isAdded && name === 'X-Amz-Date') return [name, marks.place('time of sending')];
      return [name, !marks.isMark(line) && isHidden(line) ? masked(line, stead) : line];
    });
  });
}

function masked(value: string, stead: string): string {
  const scheme = schemes.exec(value)?.[0];
  return scheme === undefined ? stead : `${scheme} ${stead}`;
}

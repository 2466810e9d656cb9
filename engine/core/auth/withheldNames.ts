import { isUserError } from '../errors.ts';
import { keysOf } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { isCredentialHeader } from '../secrecy/credentialNames.ts';
import type { Attempt } from './authentication.ts';
import { type Credentials, withBasic } from './authorizeRequest.ts';

/**
 * The names of the headers and parameters with credentials that a request would have if the configuration named its
 * origin. `basic`: `username:password` of the base address. `isSecret`: whether a value is a configured secret.
 */
export function withheldNames(
  request: HttpRequest,
  { authentication, basic }: Pick<Credentials, 'authentication'> & { basic: string },
  attempt: Omit<Attempt, 'session'>,
  isSecret: (value: string) => boolean,
): string[] {
  const { login } = authentication;
  const computed = computedRequest(() =>
    authentication.authorize(withBasic(request, basic), { ...attempt, session: undefined }),
  );
  const headers = [...(computed ?? request).headers].filter(([name, value]) => {
    const isAdded = request.headers.get(name) !== value;
    const isCredential = isCredentialHeader(name) || [value].flat().some(isSecret);
    return [value].flat().some((line) => line !== '') && (isAdded || isCredential);
  });
  const names = [
    ...headers.map(([name]) => name),
    ...(computed?.hiddenQuery ?? []),
    ...(login === undefined ? [] : [...keysOf(login.gives.headers), ...keysOf(login.gives.query)]),
  ];
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

/** A request with computed credentials; undefined if they cannot be computed and would not have been sent either. */
function computedRequest(authorize: () => HttpRequest): HttpRequest | undefined {
  try {
    return authorize();
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

import { isCredentialHeader } from '../../../core/secrecy/credentialNames.ts';
import { schemeOf } from '../../../core/secrecy/schemeOf.ts';
import { type Failure, type FindCause, isRefusal } from './cause.ts';

/** A secret that the configuration uses is empty, or a header for credentials has no value. */
export const emptySecret: FindCause = (failure) => {
  if (!refusesCredentials(failure) || failure.before.pages > 0) return undefined;
  const [secret] = failure.iteration.emptySecrets();
  if (secret !== undefined) {
    const { name, pointer } = secret;
    return { cause: 'empty-secret', message: `The secret "${name}" is empty. Give it its value.`, pointer };
  }
  const header = emptyHeader(failure);
  const message = `The header "${header}" is sent without a value. Give it the credentials of the API.`;
  return header === undefined ? undefined : { cause: 'empty-secret', message, pointer: failure.config.credentialsAt };
};

/** Whether the API rejects the credentials; a login may also do that with status 400. */
function refusesCredentials({ request, response: { status } }: Failure): boolean {
  return isRefusal(status) || (status === 400 && request.login !== undefined);
}

/** The name of a header for credentials that has at most a scheme. */
function emptyHeader({ request: { headers }, response: { sending } }: Failure): string | undefined {
  const [found] = [...headers].find(([name, value]) => isCredentialHeader(name) && [value].flat().every(isBare)) ?? [];
  return sending?.withheld.length === 0 ? found : undefined;
}

function isBare(value: string): boolean {
  const written = value.trim();
  return written === '' || schemeOf(`${written} x`).trim() === written;
}

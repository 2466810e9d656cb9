import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { getField } from '../json/value.ts';
import { withHeader } from '../request/httpRequest.ts';
import type { AuthenticationFactory, AuthenticationSetup } from './authentication.ts';
import { encodeBasic } from './encodeBasic.ts';

/** `type: "basic"` (`authentication.md` section 2): name and password from `config`, the plain key before the `#` key. */
export const basic: AuthenticationFactory = (setup) => {
  const name = credential(setup, 'username');
  const password = credential(setup, 'password');
  const encoded = encodeBasic(`${name}:${password}`);
  return {
    secrets: [password, encoded],
    authorize: (request) => withHeader(request, 'Authorization', `Basic ${encoded}`),
  };
};

function credential({ config, configPointer }: AuthenticationSetup, key: string): string {
  const given = [key, `#${key}`].find((name) => !isEmptyInConfig(getField(config, name)));
  const value = given === undefined ? undefined : getField(config, given);
  if (typeof value === 'string') return value;
  if (given !== undefined) {
    const message = `"${given}" has to be a text for basic authentication. Write it in quotes.`;
    throw new UserError('config.wrong-type', message, { pointer: configPointer(given) });
  }
  const wanted = key === 'password' ? '#password' : key;
  const empty = [`#${key}`, key].find((name) => getField(config, name) !== undefined);
  const message = `Basic authentication needs "${wanted}" in "config".`;
  throw new UserError('authentication.missing-credential', message, { pointer: configPointer(empty ?? wanted) });
}

import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { getField } from '../../json/value.ts';
import { encodeBasic } from '../../request/encodeBasic.ts';
import { withHeader } from '../../request/httpRequest.ts';
import { lackedText } from '../../text/credentialText.ts';
import type { AuthenticationReader, AuthenticationSetup } from '../authentication.ts';
import { type AuthenticationKind, spellingsOf } from '../authenticationKind.ts';

const [nameKey, passwordKey] = ['username', '#password'] as const;

/** `type: "basic"` (`docs/format/authentication.md#2-basic`): username and password from `config`, plain keys first. */
export const basic: AuthenticationKind = {
  type: 'basic',
  configKeys: [nameKey, passwordKey],
  offers: [
    {
      label: 'Username and password',
      detail: 'Basic authentication with each request.',
      asks: [
        { name: nameKey, prompt: 'Username' },
        { name: passwordKey, prompt: 'Password' },
      ],
      options: {},
      config: { [nameKey]: `‹${nameKey}›`, [passwordKey]: '' },
    },
  ],
};

export const readBasic: AuthenticationReader = () => (setup) => {
  const name = credential(setup, nameKey);
  const password = credential(setup, passwordKey);
  const encoded = encodeBasic(`${name}:${password}`);
  return {
    secrets: [password, encoded],
    authorize: (request) => withHeader(request, 'Authorization', `Basic ${encoded}`),
  };
};

function credential({ config, configPointer }: AuthenticationSetup, key: string): string {
  const keys = spellingsOf(key);
  const given = keys.find((name) => !isEmptyInConfig(getField(config, name)));
  const value = given === undefined ? undefined : getField(config, given);
  if (typeof value === 'string') return value;
  if (given !== undefined) {
    const message = `"${given}" must be a text for basic authentication. Write it in quotes.`;
    throw new UserError('config.wrong-type', message, { pointer: configPointer(given) });
  }
  const empty = keys.findLast((name) => getField(config, name) !== undefined);
  const lacked = empty ?? key;
  const message = lackedText('Basic authentication needs', lacked, { isThere: empty !== undefined, place: '"config"' });
  throw new UserError('authentication.missing-credential', message, { pointer: configPointer(lacked) });
}

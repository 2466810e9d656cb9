import { UserError } from '../../errors.ts';
import { textField } from '../config/readValues.ts';
import type { JsonObject } from '../json/value.ts';
import { setHeader } from '../request/httpRequest.ts';
import type { AuthenticationFactory } from './authentication.ts';

/** `type: "basic"` (`authentication.md` section 2): name and password from `config`, the plain key before the `#` key. */
export const basic: AuthenticationFactory = (config) => {
  const name = credential(config.attributes, 'username', config.root);
  const password = credential(config.attributes, 'password', config.root);
  const encoded = Buffer.from(`${name}:${password}`, 'utf8').toString('base64');
  return {
    secrets: [password, encoded],
    authorize(request) {
      const headers = new Map(request.headers);
      setHeader(headers, 'Authorization', `Basic ${encoded}`);
      return { ...request, headers };
    },
  };
};

function credential(attributes: JsonObject, key: string, root: string): string {
  const value = textField(attributes, key) ?? textField(attributes, `#${key}`);
  if (value !== undefined) return value;
  const wanted = key === 'password' ? '#password' : key;
  const message = `Basic authentication needs "${wanted}" in "config".`;
  throw new UserError('authentication.missing-credential', message, { pointer: `${root}/config` });
}

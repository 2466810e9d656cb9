import { UserError } from '../errors.ts';
import { integerOf, textField } from '../json/readValues.ts';
import { getField, isObject, type JsonObject } from '../json/value.ts';

/** The SSH server through which all requests go. */
export interface SshProxy {
  host: string;
  port: number;
  user: string;
  privateKey: string;
}

const keys = ['host', 'port', 'user', '#privateKey'] as const;

/**
 * `parameters.sshProxy` (`docs/format/configuration.md#6-aws-and-sshproxy`); absent without it. Throws a UserError for
 * missing or empty keys, all of them named, or for an invalid port.
 */
export function readSshProxy(parameters: JsonObject): SshProxy | undefined {
  const proxy = getField(parameters, 'sshProxy');
  if (proxy === undefined || proxy === null) return undefined;
  if (!isObject(proxy)) throw problem('', '"sshProxy" must be an object.');
  const [host, port, user, privateKey] = keys.map((key) => textField(proxy, key));
  if (host === undefined || port === undefined || user === undefined || privateKey === undefined) {
    const lacked = keys.filter((key) => textField(proxy, key) === undefined);
    const named = lacked.map((key) => (getField(proxy, key) === '' ? `"${key}" (empty here)` : `"${key}"`));
    throw problem('', `"sshProxy" needs ${named.join(', ')}.`);
  }
  return { host, port: readPort(proxy), user, privateKey };
}

function readPort(proxy: JsonObject): number {
  const port = integerOf(getField(proxy, 'port'));
  if (port !== undefined && port >= 1 && port <= 65_535) return port;
  throw problem('/port', '"port" of "sshProxy" must be a number from 1 to 65535.');
}

function problem(pointer: string, message: string): UserError {
  return new UserError('config.ssh-proxy', message, { pointer: `/sshProxy${pointer}` });
}

import { authenticationKinds } from '../auth/kinds/authenticationKinds.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import type { SettingsFile } from '../environments/findEnvironment.ts';
import { settingsFileName } from '../environments/settingsFileName.ts';
import { UserError } from '../errors.ts';
import { secretValue } from '../secrets/secretPlace.ts';
import type { LoginClient } from './loginTokens.ts';
import { readLoginSettings } from './readLoginSettings.ts';
import { clientIn, findLoginUse } from './withLogin.ts';

/** The name of the client secret among the secrets of a configuration. */
export const clientSecretName = '#appSecret';
const clientSecretPlace = { key: clientSecretName, path: `authorization.oauth_api.credentials.${clientSecretName}` };

/** The sources from which the client of a login is read. */
export interface ClientSource {
  document: ConfigDocument;
  /** The nearest `.pagewright.json`, and the path of the configuration from there. */
  settings: SettingsFile | undefined;
  configPath: string;
  environment?: string | undefined;
  secrets: Readonly<Record<string, string>>;
}

/**
 * The client that logs in for a configuration. Throws a UserError if its authentication takes no tokens, or if
 * `.pagewright.json` does not say where to log in.
 */
export function loginClientOf({ document, settings, configPath, environment, secrets }: ClientSource): LoginClient {
  if (findLoginUse(document) === undefined) throw noUse();
  const login = settings && readLoginSettings(settings, configPath, environment);
  if (login === undefined) throw noSettings(configPath);
  const written = clientIn(document);
  const clientId = login.clientId ?? written.clientId;
  if (clientId === undefined) {
    const message = `The login needs the ID of a client: "clientId" in "logins", or "appKey" of the OAuth credentials.`;
    throw new UserError('login.bad-settings', message);
  }
  const isPublic = login.clientAuthentication === 'none';
  const clientSecret = isPublic ? undefined : (written.clientSecret ?? secretValue(clientSecretPlace, secrets));
  return { settings: login, clientId, clientSecret };
}

function noUse(): UserError {
  const names = authenticationKinds.filter(({ oauth }) => oauth?.dataOf !== undefined).map(({ type }) => `"${type}"`);
  const message = `The authentication of this configuration takes no tokens of a login in the browser; those of the types ${names.join(' and ')} do.`;
  return new UserError('login.no-use', message);
}

function noSettings(configPath: string): UserError {
  const example = JSON.stringify({ logins: { [configPath]: { issuer: 'https://…', clientId: '…' } } });
  const message = `No "${settingsFileName}" says where to log in for "${configPath}". Add ${example}.`;
  return new UserError('login.no-settings', message);
}

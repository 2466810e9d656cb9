import { isCredential, isCredentialName } from '../../secrecy/credentialNames.ts';
import type { DescribedAuthentication } from '../apiDescription.ts';
import { cleanTokenUrl } from '../cleanTokenUrl.ts';
import type { DocumentNode } from '../documentNode.ts';
import type { Variables } from './variables.ts';

export interface CollectionAuth {
  /** The authentications by name; empty if none is needed. */
  authentications: ReadonlyMap<string, DescribedAuthentication>;
  secrets: readonly string[];
}

/** Reads the `auth` of a collection, a folder or a request; undefined if it is inherited. */
export function readAuth(holder: DocumentNode, variables: Variables): CollectionAuth | undefined {
  const auth = holder.at('auth');
  const type = auth.text('type').toLowerCase();
  if (type === '') return undefined;
  if (type === 'noauth') return { authentications: new Map(), secrets: [] };
  const settings = readSettings(auth.at(auth.text('type')));
  const setting = (name: string) => variables.resolve(settings.get(name) ?? '');
  return { authentications: new Map([describe(type, setting, auth)]), secrets: secretsIn(settings) };
}

/** The settings: version 2.1 has a list of keys and values, version 2.0 an object. */
function readSettings(node: DocumentNode): Map<string, string> {
  if (node.at('0').isMissing)
    return new Map(node.isMissing ? [] : node.fields().map(([key]) => [key, node.wholeText(key)]));
  return new Map(node.elements().map((one) => [one.name('key'), one.wholeText('value')]));
}

function describe(
  type: string,
  setting: (name: string) => string,
  node: DocumentNode,
): [name: string, auth: DescribedAuthentication] {
  if (type === 'basic' || type === 'bearer') return [type, { kind: type, description: '' }];
  if (type === 'apikey') return describeKey(setting);
  if (type === 'oauth2') return describeOauth(setting, node);
  return [type, { kind: 'other', what: type, description: '' }];
}

function describeKey(setting: (name: string) => string): [name: string, auth: DescribedAuthentication] {
  const place = setting('in') === 'query' ? 'query' : 'header';
  const name = setting('key') || 'X-API-Key';
  return [`${place} ${name.toLowerCase()}`, { kind: 'key', in: place, name, description: '' }];
}

/** The flows, named as in OpenAPI 3. */
const flows = new Map([
  ['authorization_code', 'authorizationCode'],
  ['authorization_code_with_pkce', 'authorizationCode'],
  ['implicit', 'implicit'],
  ['password_credentials', 'password'],
]);

function describeOauth(
  setting: (name: string) => string,
  node: DocumentNode,
): [name: string, auth: DescribedAuthentication] {
  const grant = setting('grant_type');
  const written = setting('accessTokenUrl');
  const tokenUrl = written.includes('{{') ? undefined : cleanTokenUrl(written, node);
  const scopes = setting('scope')
    .split(/[\s,]+/)
    .filter((scope) => scope !== '');
  if (grant === 'client_credentials' && tokenUrl !== undefined)
    return ['oauth2', { kind: 'clientCredentials', tokenUrl, scopes, description: '' }];
  const flow = flows.get(grant);
  return ['oauth2', { kind: 'oauth', flows: flow === undefined ? [] : [flow], description: '' }];
}

function secretsIn(settings: ReadonlyMap<string, string>): string[] {
  return [...settings]
    .filter(([name, value]) => name === 'value' || isCredentialName(name) || isCredential(name, value))
    .map(([, value]) => value);
}

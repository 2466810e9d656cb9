import { isFileError, UserError } from '../../../core/errors.ts';
import { parseJsonBytes } from '../../../core/json/parseJson.ts';
import { textField } from '../../../core/json/readValues.ts';
import { isObject } from '../../../core/json/value.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import { readForeignText } from '../../files/readForeignFile.ts';
import type { WireRequest } from '../../http/httpClient.ts';
import { type ProcessVariables, variable } from './processVariables.ts';
import { readS3Xml } from './s3Xml.ts';

/** Temporary credentials from the platform of a container. */
export interface TemporaryCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** Sends a request to the platform, directly or through the proxy. */
export type AskPlatform = (request: WireRequest, isDirect: boolean) => Promise<HttpResponse>;

/**
 * The credentials of a role for an identity in a file (Kubernetes service accounts), or those at an address of the
 * machine (Pod Identity, ECS). Undefined if the environment names neither. Throws a UserError if they are not
 * available.
 */
export async function readTemporaryCredentials(
  environment: ProcessVariables,
  region: string,
  ask: AskPlatform,
): Promise<TemporaryCredentials | undefined> {
  const role = await requestOfRole(environment, region);
  if (role !== undefined) return credentialsOfRole(await ask(role, false));
  const container = await requestOfContainer(environment);
  if (container !== undefined) return credentialsOfContainer(await ask(container, true));
  return undefined;
}

async function requestOfRole(environment: ProcessVariables, region: string): Promise<WireRequest | undefined> {
  const file = variable(environment, 'AWS_WEB_IDENTITY_TOKEN_FILE');
  const role = variable(environment, 'AWS_ROLE_ARN');
  if (file === undefined || role === undefined) return undefined;
  const named = variable(environment, 'AWS_ENDPOINT_URL_STS') ?? variable(environment, 'AWS_ENDPOINT_URL');
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: variable(environment, 'AWS_ROLE_SESSION_NAME') ?? 'pagewright',
    WebIdentityToken: await readToken(file),
  });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return request('POST', addressOf(named ?? `https://sts.${region}.amazonaws.com/`), headers, body.toString());
}

function credentialsOfRole({ status, body }: HttpResponse): TemporaryCredentials {
  const root = readS3Xml(body);
  const [found] = root?.all('AssumeRoleWithWebIdentityResult')[0]?.all('Credentials') ?? [];
  const reason = root?.all('Error')[0]?.textOf('Code') ?? `HTTP ${status}`;
  return credentialsFrom(
    (name) => found?.textOf(name === 'Token' ? 'SessionToken' : name),
    'the role in "AWS_ROLE_ARN"',
    reason,
  );
}

async function requestOfContainer(environment: ProcessVariables): Promise<WireRequest | undefined> {
  const path = variable(environment, 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI');
  const full = variable(environment, 'AWS_CONTAINER_CREDENTIALS_FULL_URI');
  const address = path === undefined ? full : `http://169.254.170.2${path}`;
  if (address === undefined) return undefined;
  const url = addressOf(address);
  if (url.protocol !== 'https:' && !ownHosts.has(url.hostname))
    throw refused('the container', `"${url.host}" is another machine`);
  const file = variable(environment, 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE');
  const token = file === undefined ? variable(environment, 'AWS_CONTAINER_AUTHORIZATION_TOKEN') : await readToken(file);
  return request('GET', url, token === undefined ? {} : { Authorization: token });
}

/** Hosts of ECS, Pod Identity and helpers on this machine; requests to them do not leave it. */
const ownHosts = new Set(['169.254.170.2', '169.254.170.23', '[fd00:ec2::23]', 'localhost', '127.0.0.1', '[::1]']);

function credentialsOfContainer({ status, body }: HttpResponse): TemporaryCredentials {
  const found = parsed(body);
  return credentialsFrom((name) => found && textField(found, name), 'the container', `HTTP ${status}`);
}

function parsed(body: Uint8Array) {
  try {
    const value = parseJsonBytes(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function credentialsFrom(
  find: (name: string) => string | undefined,
  whose: string,
  reason: string,
): TemporaryCredentials {
  const [accessKeyId, secretAccessKey, sessionToken] = ['AccessKeyId', 'SecretAccessKey', 'Token'].map(find);
  const expiresAt = Date.parse(find('Expiration') ?? '');
  if (
    accessKeyId === undefined ||
    secretAccessKey === undefined ||
    sessionToken === undefined ||
    Number.isNaN(expiresAt)
  )
    throw refused(whose, reason);
  return { accessKeyId, secretAccessKey, sessionToken, expiresAt };
}

function request(method: string, url: URL, headers: Record<string, string>, body?: string): WireRequest {
  const { origin, pathname, search } = url;
  return {
    method,
    target: { origin, path: pathname, query: search.slice(1) },
    headers: new Map([['User-Agent', 'Pagewright'], ...Object.entries(headers)]),
    ...(body !== undefined && { body }),
  };
}

function addressOf(text: string): URL {
  if (URL.canParse(text) && /^https?:/i.test(text)) return new URL(text);
  throw refused('the platform', 'their address is not an http or https address');
}

async function readToken(file: string): Promise<string> {
  try {
    return (await readForeignText(file, 'secrets')).trim();
  } catch (error) {
    if (isFileError(error)) throw refused('the platform', `"${file}" cannot be read: ${error.reason}`);
    throw error;
  }
}

/** The error without the platform's message, which may repeat the token. */
function refused(whose: string, reason: string): UserError {
  return new UserError('place.no-credentials', `The credentials of ${whose} for S3 cannot be had: ${reason}.`);
}

import os from 'node:os';
import path from 'node:path';
import { loadSharedConfigFiles } from '@smithy/shared-ini-file-loader';
import { UserError } from '../../../core/errors.ts';
import { type ProcessVariables, variable } from './processVariables.ts';
import { type AskPlatform, readTemporaryCredentials } from './temporaryCredentials.ts';

/** The address of S3, and the credentials. */
export interface S3Settings {
  region: string;
  /** Absent: Amazon's. */
  endpoint: URL | undefined;
  credentials: Credentials;
}

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** Unix time in milliseconds; absent: unknown. */
  expiresAt?: number;
}

type Profile = Readonly<Record<string, string | undefined>>;

/**
 * The settings of AWS tools: environment variables, the profile in the files of `~/.aws`, then those of a container's
 * platform. Throws a UserError if there are no credentials.
 */
export async function readS3Settings(
  environment: ProcessVariables,
  ask: AskPlatform,
  home = os.homedir(),
): Promise<S3Settings> {
  const profile = await readProfile(environment, home);
  const endpoint =
    variable(environment, 'AWS_ENDPOINT_URL_S3') ??
    variable(environment, 'AWS_ENDPOINT_URL') ??
    profile.endpoints.find((each) => each !== undefined);
  const named = variable(environment, 'AWS_REGION') ?? variable(environment, 'AWS_DEFAULT_REGION');
  const region = named ?? profile.values['region'] ?? 'us-east-1';
  const credentials =
    credentialsOf(environment) ??
    profileCredentials(profile) ??
    (await readTemporaryCredentials(environment, region, ask));
  if (credentials === undefined) throw noCredentials(profile);
  return { region, endpoint: endpoint === undefined ? undefined : readEndpoint(endpoint), credentials };
}

interface NamedProfile {
  name: string;
  values: Profile;
  /** Endpoints of its services and of the profile; the first existing one counts. */
  endpoints: (string | undefined)[];
}

async function readProfile(environment: ProcessVariables, home: string): Promise<NamedProfile> {
  const filepath = variable(environment, 'AWS_SHARED_CREDENTIALS_FILE') ?? path.join(home, '.aws', 'credentials');
  const configFilepath = variable(environment, 'AWS_CONFIG_FILE') ?? path.join(home, '.aws', 'config');
  const files = await loadSharedConfigFiles({ filepath, configFilepath, ignoreCache: true });
  const named = variable(environment, 'AWS_PROFILE');
  const name = named ?? 'default';
  const [inConfig, inCredentials] = [files.configFile[name], files.credentialsFile[name]];
  if (named !== undefined && inConfig === undefined && inCredentials === undefined) {
    const message = `There is no profile "${named}" in "${filepath}" or "${configFilepath}". Check "AWS_PROFILE".`;
    throw new UserError('place.no-credentials', message);
  }
  const values = { ...inConfig, ...inCredentials };
  const services = files.configFile[`services.${values['services']}`];
  return { name, values, endpoints: [services?.['s3.endpoint_url'], values['endpoint_url']] };
}

function credentialsOf(environment: ProcessVariables): Credentials | undefined {
  const accessKeyId = variable(environment, 'AWS_ACCESS_KEY_ID');
  const secretAccessKey = variable(environment, 'AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: variable(environment, 'AWS_SESSION_TOKEN') };
}

function profileCredentials({ values }: NamedProfile): Credentials | undefined {
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey, aws_session_token } = values;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: aws_session_token };
}

function noCredentials({ name }: NamedProfile): UserError {
  const message = `There are no credentials for S3: neither "AWS_ACCESS_KEY_ID" and "AWS_SECRET_ACCESS_KEY" nor keys in the profile "${name}". Not all sources are read; "aws configure export-credentials --format env" prints what the others give.`;
  return new UserError('place.no-credentials', message);
}

function readEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search) return url;
  // The text may contain a password.
  const message =
    'The endpoint of S3 is not an http or https address. Check "AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL" and "endpoint_url" in the profile.';
  throw new UserError('place.bad-address', message);
}

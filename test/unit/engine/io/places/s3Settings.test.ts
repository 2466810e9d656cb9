import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readS3Settings } from '../../../../../engine/io/places/s3/s3Settings.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const keys = { AWS_ACCESS_KEY_ID: 'ID', AWS_SECRET_ACCESS_KEY: 'SECRET' };

const noPlatform = () => Promise.reject(new Error('Nobody asks the platform.'));

describe('The settings of S3', () => {
  const home = temporaryFolder();

  const read = async (environment: Record<string, string>, files: Record<string, string> = {}) => {
    mkdirSync(path.join(home(), '.aws'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home(), '.aws', name), text);
    const { endpoint, region, credentials } = await readS3Settings(environment, noPlatform, home());
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    return { endpoint: endpoint?.href, region, keys: [accessKeyId, secretAccessKey, sessionToken] };
  };

  const credentials =
    '[default]\naws_access_key_id = D\naws_secret_access_key = S\n[a.b]\naws_access_key_id=A\naws_secret_access_key=B\naws_session_token=T\n';
  const config = `[default]
region = eu-west-1
[profile a.b]
region = eu-north-1
endpoint_url = https://a.example
[profile c]
aws_access_key_id = C
aws_secret_access_key = C#;/+=
services = mine
endpoint_url = https://all.example
[services mine]
s3 =
  endpoint_url = https://s3.example/base
[profile sso]
sso_session = work
`;

  for (const [what, environment, files, expected] of [
    [
      'the environment',
      { ...keys, AWS_SESSION_TOKEN: 'TOKEN' },
      {},
      { keys: ['ID', 'SECRET', 'TOKEN'], region: 'us-east-1' },
    ],
    ['the default profile', {}, { credentials, config }, { keys: ['D', 'S', undefined], region: 'eu-west-1' }],
    [
      'a profile that is named',
      { AWS_PROFILE: 'a.b' },
      { credentials, config },
      { keys: ['A', 'B', 'T'], region: 'eu-north-1', endpoint: 'https://a.example/' },
    ],
    [
      'a profile of the other file',
      { AWS_PROFILE: 'c' },
      { config },
      { keys: ['C', 'C#;/+=', undefined], endpoint: 'https://s3.example/base' },
    ],
    [
      'the environment before a profile',
      { ...keys, AWS_PROFILE: 'a.b' },
      { credentials, config },
      { keys: ['ID', 'SECRET', undefined], region: 'eu-north-1', endpoint: 'https://a.example/' },
    ],
    [
      'half of the environment, which is none',
      { AWS_ACCESS_KEY_ID: 'ID' },
      { credentials },
      { keys: ['D', 'S', undefined] },
    ],
    [
      'the region of the environment',
      { ...keys, AWS_DEFAULT_REGION: 'b', AWS_REGION: 'a' },
      { config },
      { region: 'a' },
    ],
    ['its older name', { ...keys, AWS_DEFAULT_REGION: 'b' }, { config }, { region: 'b' }],
    [
      'an empty variable, which is none',
      { ...keys, AWS_REGION: '', AWS_PROFILE: '' },
      { config },
      { region: 'eu-west-1' },
    ],
    [
      'the endpoint of S3',
      { ...keys, AWS_ENDPOINT_URL_S3: 'http://a:1', AWS_ENDPOINT_URL: 'http://b:1' },
      {},
      { endpoint: 'http://a:1/' },
    ],
    ['the endpoint of all services', { ...keys, AWS_ENDPOINT_URL: 'http://b:1' }, {}, { endpoint: 'http://b:1/' }],
    [
      'files with Windows line ends',
      {},
      { credentials: credentials.replaceAll('\n', '\r\n') },
      { keys: ['D', 'S', undefined] },
    ],
  ] as const) {
    it(`come from ${what}`, async () => {
      const found: Record<string, unknown> = await read(environment, files);
      assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]])), expected);
    });
  }

  it('come from files that the environment names', async () => {
    const file = path.join(home(), 'elsewhere');
    writeFileSync(file, credentials);
    const { keys: found } = await read({
      AWS_SHARED_CREDENTIALS_FILE: file,
      AWS_CONFIG_FILE: path.join(home(), 'none'),
    });
    assert.deepEqual(found, ['D', 'S', undefined]);
  });

  for (const [what, environment, files, code, message] of [
    [
      'nothing',
      {},
      {},
      'place.no-credentials',
      /neither "AWS_ACCESS_KEY_ID" and "AWS_SECRET_ACCESS_KEY" nor keys in the profile "default"/,
    ],
    [
      'a profile that is missing',
      { AWS_PROFILE: 'none' },
      { config },
      'place.no-credentials',
      /There is no profile "none" in ".*credentials" or ".*config"\. Check "AWS_PROFILE"\./,
    ],
    [
      'a login that other tools do',
      { AWS_PROFILE: 'sso' },
      { config },
      'place.no-credentials',
      /"aws configure export-credentials --format env" prints/,
    ],
    [
      'an endpoint that is none',
      { ...keys, AWS_ENDPOINT_URL: 'localhost:9000' },
      {},
      'place.bad-address',
      /The endpoint of S3 is not an http or https address/,
    ],
    [
      'an endpoint with a password',
      { ...keys, AWS_ENDPOINT_URL: 'http://me:word@host' },
      {},
      'place.bad-address',
      /^((?!word).)*$/,
    ],
  ] as const) {
    it(`cannot be made of ${what}`, async () => {
      await assert.rejects(read(environment, files), { code, message });
    });
  }
});

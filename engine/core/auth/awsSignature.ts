import { UserError } from '../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { objectField } from '../json/readValues.ts';
import type { JsonObject } from '../json/value.ts';
import { awsCredentials } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';
import { lackedText } from '../text/credentialText.ts';
import type { Authentication } from './authentication.ts';
import { type AwsCredentials, signAws } from './signAws.ts';

/** The keys in `aws` (`docs/format/configuration.md#6-aws-and-sshproxy`). Throws a UserError if one is missing. */
export function readAwsCredentials(aws: JsonObject): AwsCredentials | undefined {
  const written = objectField(objectField(aws, 'signature') ?? {}, 'credentials');
  if (written === undefined || isEmptyInConfig(written)) return undefined;
  const options = new OptionReader(written, awsCredentials);
  const read = (key: keyof typeof awsCredentials): string => {
    const text = options.text(key);
    if (text !== undefined) return text;
    const pointer = '/aws/signature/credentials';
    const isThere = options.value(key) !== undefined;
    const message = lackedText('The AWS signature needs', key, { isThere, place: '"credentials"' });
    throw new UserError('authentication.missing-credential', message, { pointer });
  };
  return {
    accessKeyId: read('accessKeyId'),
    secretKey: read('#secretKey'),
    service: read('serviceName'),
    region: read('regionName'),
  };
}

/** Adds an AWS signature to all requests and logins (`docs/format/authentication.md#9-aws-request-signing`). */
export function withAwsSignature(authentication: Authentication, credentials: AwsCredentials): Authentication {
  const { renewed } = authentication;
  return {
    ...authentication,
    ...(renewed && { renewed: (tokens) => withAwsSignature(renewed(tokens), credentials) }),
    secrets: [...authentication.secrets, credentials.secretKey],
    authorize: (request, attempt) => signAws(authentication.authorize(request, attempt), credentials, attempt.now),
  };
}

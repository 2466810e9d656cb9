import { UserError } from '../../errors.ts';
import { objectField, textField } from '../config/readValues.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import type { JsonObject } from '../json/value.ts';
import type { AwsCredentials } from './signAws.ts';

/**
 * `aws.signature.credentials` (`configuration.md` section 6); undefined where no signature is asked for. Throws a
 * UserError that names a missing key.
 */
export function readAwsCredentials(aws: JsonObject): AwsCredentials | undefined {
  const written = objectField(objectField(aws, 'signature') ?? {}, 'credentials');
  if (written === undefined || isEmptyInConfig(written)) return undefined;
  const read = (key: string): string => {
    const text = textField(written, key);
    if (text !== undefined) return text;
    const pointer = '/aws/signature/credentials';
    throw new UserError('authentication.missing-credential', `The AWS signature needs "${key}".`, { pointer });
  };
  return {
    accessKeyId: read('accessKeyId'),
    secretKey: read('#secretKey'),
    service: read('serviceName'),
    region: read('regionName'),
  };
}

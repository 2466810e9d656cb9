import { UserError } from '../../../core/errors.ts';
import { partsOf } from '../placeNames.ts';

export interface S3Address {
  bucket: string;
  /** The prefix of each name in the bucket: empty, or with `/` at its end. */
  prefix: string;
}

/** Reads `s3://bucket/prefix`. Throws a UserError if the bucket is missing or invalid. */
export function readS3Address(address: string): S3Address {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,254})(?:\/(.*))?$/is.exec(address) ?? [];
  if (bucket === undefined) {
    const message = `"${address}" is not an address in S3. Write "s3://BUCKET/PREFIX".`;
    throw new UserError('place.bad-address', message);
  }
  const prefix = rest.replace(/\/$/, '');
  return { bucket, prefix: prefix === '' ? '' : `${partsOf(prefix, address).join('/')}/` };
}

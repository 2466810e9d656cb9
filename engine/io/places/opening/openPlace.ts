import { UserError } from '../../../core/errors.ts';
import { FolderPlace } from '../folderPlace.ts';
import type { Place } from '../place.ts';
import type { S3Options } from '../s3/s3Client.ts';
import { S3Place } from '../s3/s3Place.ts';

/** The place at an address: the path of a folder, or `s3://bucket/prefix`. Throws a UserError for other addresses. */
export function openPlace(address: string, options: S3Options = {}): Place {
  const [, scheme] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(address) ?? [];
  if (scheme === undefined) return new FolderPlace(address);
  if (scheme.toLowerCase() === 's3') return new S3Place(address, options);
  const message = `"${address}" cannot be used. Give the path of a folder, or "s3://BUCKET/PREFIX".`;
  throw new UserError('place.bad-address', message);
}

import { UserError } from '../../../core/errors.ts';
import type { HttpResponse } from '../../../core/request/httpRequest.ts';
import { createRedactor, mask } from '../../../core/secrecy/redactor.ts';
import { shortened } from '../../../core/text/shortened.ts';
import type { S3Settings } from './s3Settings.ts';
import { readS3Xml } from './s3Xml.ts';

const maxLength = 200;

export interface S3Refusal {
  /** The server's code, such as `NoSuchKey`; the status if there is none. */
  code: string;
  message: string | undefined;
}

/**
 * The error of a response; undefined if it is usable. `wanted` is the beginning of the expected element's name: a
 * server may send a late error with status 200.
 */
export function findRefusal({ status, body }: HttpResponse, wanted: string | undefined): S3Refusal | undefined {
  const isDone = status >= 200 && status <= 299;
  if (isDone && wanted === undefined) return undefined;
  const root = readS3Xml(body);
  if (isDone && wanted !== undefined && root?.name.startsWith(wanted)) return undefined;
  if (root?.name === 'Error') return { code: root.textOf('Code') ?? `HTTP ${status}`, message: root.textOf('Message') };
  return { code: `HTTP ${status}`, message: isDone ? `the response is no ${wanted}` : undefined };
}

/** The error of a user for a response that cannot be used. */
export function refusedError(
  address: string,
  { status, headers }: HttpResponse,
  { code, message }: S3Refusal,
  settings: S3Settings,
): UserError {
  const where = `the server of "${address}"`;
  const region = headers.get('x-amz-bucket-region');
  if (code === 'NoSuchBucket')
    return new UserError(
      'place.failed',
      `There is no such bucket: "${address}". Check the address, and the endpoint and region of S3.`,
    );
  if (region !== undefined && region !== settings.region)
    return new UserError(
      'place.failed',
      `The bucket of "${address}" is in another region than "${settings.region}". Set "AWS_REGION" to "${shown(region, settings)}".`,
    );
  const said = shown(message === undefined ? code : `${code}: ${message}`, settings);
  if (status === 401 || status === 403)
    return new UserError(
      'place.refused',
      `Access is refused by ${where} (${said}). Check the credentials, and what they are allowed to do.`,
    );
  return new UserError(
    'place.failed',
    `The request was not accepted by ${where} (${said}). Check the address, and the endpoint and region of S3.`,
  );
}

/** Signatures and hashes. */
const digests = /[0-9a-f]{40,}/gi;

/** One line, without the credentials and the signature, which a server may repeat. */
function shown(text: string, { credentials }: S3Settings): string {
  const redact = createRedactor(Object.values(credentials).filter((secret) => secret !== undefined));
  return shortened(redact(text).replace(digests, mask).replace(/\s+/g, ' ').trim().replace(/\.$/, ''), maxLength);
}

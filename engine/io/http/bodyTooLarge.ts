import { UserError } from '../../core/errors.ts';

/** The error for a body of more than the maximum size. */
export function bodyTooLarge(maxBytes: number): UserError {
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  return new UserError(
    'response.too-large',
    `The response is larger than ${megabytes} MB. Request smaller pages with the pagination's "limit".`,
  );
}

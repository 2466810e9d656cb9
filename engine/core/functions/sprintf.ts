import { UserError } from '../errors.ts';
import { bytesOf } from './format/conversions.ts';
import { formatBytes } from './format/formatBytes.ts';
import type { PlatformFunction } from './platformFunction.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * `sprintf(format, values…)` (`docs/format/functions.md#34-sprintf`). Throws a UserError for an invalid format, missing
 * values, or a result in which a character was cut in two.
 */
export const sprintf: PlatformFunction = {
  parameters: [
    { name: 'format', kind: 'text' },
    { name: 'values', kind: 'any', repeats: true },
  ],
  call([format, ...values]) {
    const bytes = formatBytes(bytesOf(String(format)), values);
    try {
      return strict.decode(Buffer.from(bytes, 'latin1'));
    } catch {
      const message =
        'The result of the function "sprintf" is not text: a character was cut in two. Widths count bytes, not characters.';
      throw new UserError('function.not-text', message);
    }
  },
};

import { UserError } from '../../core/errors.ts';
import { readForeignFile } from '../files/readForeignFile.ts';
import { ifThere } from './ifThere.ts';

/** The mark at the start of files of some Windows programs; reading a text leaves it out. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The bytes that come before a text in its file: a byte order mark, or nothing. Throws a UserError if there is another
 * text in the file than the one that was read from it, or something else than text.
 */
export async function markBefore(place: string, file: string, before: string | undefined): Promise<Buffer> {
  const bytes = await ifThere(file, readForeignFile(place, 'configuration'), undefined);
  if (bytes === undefined && before === undefined) return Buffer.alloc(0);
  if (bytes === undefined || before === undefined) throw isOther(file, 'was changed in the meantime');
  const mark = bytes.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0);
  const text = new TextDecoder().decode(bytes);
  if (text !== before) throw isOther(file, 'was changed in the meantime');
  if (!Buffer.concat([mark, Buffer.from(text)]).equals(bytes)) throw isOther(file, 'is not UTF-8 text');
  return mark;
}

function isOther(file: string, why: string): UserError {
  return new UserError('platform.file-changed', `"${file}" ${why}, so nothing was written to it. Try again.`);
}

import { replaceFile } from '@pagewright/engine/files';
import { openPlace, type Place } from '@pagewright/engine/publishing';
import { UserError } from '@pagewright/engine/run';

/** Nothing that takes so short needs to be cancelled: a signal ends the process. */
export const never: AbortSignal = new AbortController().signal;

/** Whether a file or folder of the command line is in S3, and not on this machine. */
export function isRemote(address: string | undefined): address is string {
  return address !== undefined && /^s3:\/\//i.test(address);
}

/** The place of a file in S3, and its name there. Throws a UserError for an address that cannot be one. */
export function splitAddress(address: string): { place: Place; name: string } {
  const [, folder, name] = /^(s3:\/\/[^/]+(?:\/.*)?)\/([^/]+)$/is.exec(address) ?? [];
  if (folder !== undefined && name !== undefined) return { place: openPlace(folder), name };
  const message = `"${address}" is not the address of a file in S3. Write "s3://BUCKET/NAME".`;
  throw new UserError('place.bad-address', message);
}

/** Writes a text to a file, wherever it is, which is replaced whole. Throws what the disk throws, or a UserError. */
export async function writeFileAt(address: string, text: string): Promise<void> {
  if (!isRemote(address)) return await replaceFile(address, text);
  const { place, name } = splitAddress(address);
  await place.put(name, new TextEncoder().encode(text), { signal: never });
}

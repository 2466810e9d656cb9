import { replaceFile } from '@pagewright/engine/files';
import { openPlace, type Place } from '@pagewright/engine/publishing';
import { UserError } from '@pagewright/engine/run';

/** Never aborted: work this short needs no cancellation, a signal ends the process. */
export const never: AbortSignal = new AbortController().signal;

/** Whether a file or folder of the command line is in S3, not on this machine. */
export function isRemote(address: string | undefined): address is string {
  return address !== undefined && /^s3:\/\//i.test(address);
}

/** The place of a file in S3, and its name there. Throws a UserError for an invalid address. */
export function splitAddress(address: string): { place: Place; name: string } {
  const [, folder, name] = /^(s3:\/\/[^/]+(?:\/.*)?)\/([^/]+)$/is.exec(address) ?? [];
  if (folder !== undefined && name !== undefined) return { place: openPlace(folder), name };
  const message = `"${address}" is not the address of a file in S3. Write "s3://BUCKET/NAME".`;
  throw new UserError('place.bad-address', message);
}

/** Replaces a local file or one in S3 with a text. Throws the error of the disk, or a UserError. */
export async function writeFileAt(address: string, text: string): Promise<void> {
  if (!isRemote(address)) return await replaceFile(address, text);
  const { place, name } = splitAddress(address);
  await place.put(name, new TextEncoder().encode(text), { signal: never });
}

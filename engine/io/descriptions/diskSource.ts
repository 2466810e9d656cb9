import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FileError } from '../../core/errors.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { leavesFolder } from '../output/stayWithin.ts';
import type { DescriptionSource } from './descriptionSource.ts';

/** A document in a file, with the files in its folder and below. It must not be outside `within` by a link. */
export function diskSource(file: string, within?: string): DescriptionSource {
  const document = path.resolve(file);
  const folder = path.dirname(document);
  return {
    shown: file,
    async readDocument(signal) {
      // Opening a link that cannot be followed fails too, with the reason.
      if (within !== undefined && (await leavesFolder(file, within).catch(() => false)))
        throw new FileError(file, 'it leads out of its folder by a link');
      const text = await readForeignText(file, 'description', signal);
      return { address: pathToFileURL(document), shown: file, text };
    },
    async readOther(address, signal) {
      const other = pathOf(address);
      if (other === undefined) throw new FileError(address.href, 'it is not a file beside the document');
      if (await leavesFolder(other, folder)) throw new FileError(other, 'it is outside the folder of the document');
      return { address, shown: other, text: await readForeignText(other, 'description', signal) };
    },
  };
}

function pathOf(address: URL): string | undefined {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
}

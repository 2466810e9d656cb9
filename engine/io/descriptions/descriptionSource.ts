import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FileError } from '../../core/errors.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import type { Downloads } from '../http/download.ts';
import { leavesFolder } from '../output/stayWithin.ts';

/** Where the files of a description are. */
export interface DescriptionSource {
  /** Reads the document itself. Throws a FileError. */
  readDocument(signal: AbortSignal): Promise<SourceFile>;
  /**
   * Reads a file that one of the files refers to. A description may come from a stranger, and what it refers to ends up
   * in a configuration. So it reaches what is published with it, and nothing else of this machine or its network. Throws
   * a FileError.
   */
  readOther(address: URL, signal: AbortSignal): Promise<SourceFile>;
}

export interface SourceFile {
  address: URL;
  /** As messages name it. */
  shown: string;
  text: string;
}

/** A document in a file, with the files in its folder and below. */
export function fileSource(file: string): DescriptionSource {
  const document = path.resolve(file);
  const folder = path.dirname(document);
  return {
    async readDocument(signal) {
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

/** A document at an address, with the files of the same server. */
export function addressSource(address: URL, downloads: Downloads): DescriptionSource {
  let { origin } = address;
  let failure: FileError | undefined;
  return {
    async readDocument(signal) {
      const found = await downloads.read(address, signal, { mayLeaveServer: true });
      origin = found.address.origin;
      return found;
    },
    async readOther(other, signal) {
      if (other.origin !== origin) throw new FileError(other.href, 'it is on another server');
      // A server that does not respond is not asked for hundreds of files.
      if (failure !== undefined) throw failure;
      return await downloads.read(other, signal, { mayLeaveServer: false }).catch((error: unknown) => {
        if (error instanceof FileError && error.cause !== undefined) failure = error;
        throw error;
      });
    },
  };
}

import { FileError, isFileError } from '../../core/errors.ts';
import type { Downloads } from '../http/download.ts';

export interface DescriptionSource {
  /** Name of the document in messages. */
  shown: string;
  /** Reads the document itself. Throws a FileError. */
  readDocument(signal: AbortSignal): Promise<SourceFile>;
  /**
   * Reads a file that one of the files refers to. A description may come from a stranger, and its contents end up in a
   * configuration. So it can read only what is published with it, nothing else on this machine or its network. Throws a
   * FileError.
   */
  readOther(address: URL, signal: AbortSignal): Promise<SourceFile>;
}

export interface SourceFile {
  address: URL;
  /** Name of the file in messages. */
  shown: string;
  text: string;
}

/** A document that the caller has read, with the files in its folder and below. */
export function givenSource(
  document: { address: string; shown: string },
  read: (address: string) => Promise<string | { reason: string }>,
): DescriptionSource {
  const { shown } = document;
  const address = new URL(document.address);
  const folder = new URL('.', address).href;
  const textOf = async (href: string, shown: string) => {
    const text = await read(href);
    if (typeof text !== 'string') throw new FileError(shown, text.reason);
    return text;
  };
  return {
    shown,
    readDocument: async () => ({ address, shown, text: await textOf(document.address, shown) }),
    async readOther(other) {
      const isBelow = other.href.startsWith(folder) && !/%2f|%5c|\\/i.test(other.pathname);
      if (!isBelow) throw new FileError(other.href, 'it is outside the folder of the document');
      return { address: other, shown: other.href, text: await textOf(other.href, other.href) };
    },
  };
}

/** A document at an address, with the files of the same server. */
export function addressSource(address: URL, downloads: Downloads): DescriptionSource {
  let { origin } = address;
  let failure: FileError | undefined;
  return {
    shown: address.href,
    async readDocument(signal) {
      const found = await downloads.read(address, signal, { mayLeaveServer: true });
      origin = found.address.origin;
      return found;
    },
    async readOther(other, signal) {
      if (other.origin !== origin) throw new FileError(other.href, 'it is on another server');
      // A server that does not respond gets no further requests.
      if (failure !== undefined) throw failure;
      return await downloads.read(other, signal, { mayLeaveServer: false }).catch((error: unknown) => {
        if (isFileError(error) && error.cause !== undefined) failure = error;
        throw error;
      });
    },
  };
}

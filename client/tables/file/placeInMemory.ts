import type { TablePlace, TableSource } from './tableSource.ts';

/** A table whose bytes are already in memory, because it is not on a disk that could be read in pieces. */
export function placeInMemory(bytes: Uint8Array): TablePlace {
  return {
    async open() {
      const handle = { read: readFrom(bytes) };
      return { handle, size: bytes.length, close: async () => undefined };
    },
    async createSink() {
      const pieces: Buffer[] = [];
      return {
        write: async (text, encoding) => void pieces.push(Buffer.from(text, encoding)),
        finish: async () => Buffer.concat(pieces),
        abandon: async () => undefined,
      };
    },
  };
}

function readFrom(bytes: Uint8Array): TableSource['handle']['read'] {
  return async (into, at, length, position) => {
    const found = bytes.subarray(position, position + length);
    into.set(found, at);
    return { bytesRead: found.length };
  };
}

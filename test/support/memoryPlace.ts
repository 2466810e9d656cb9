import { readFileSync } from 'node:fs';
import { FileError } from '../../engine/core/errors.ts';
import type { Place } from '../../engine/io/places/place.ts';
import { compareNames, partsOf } from '../../engine/io/places/placeNames.ts';

/** A place in memory, with what it holds. */
export function memoryPlace(address = 'memory'): Place & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const check = (name: string, signal: AbortSignal) => {
    signal.throwIfAborted();
    partsOf(name, address);
  };
  return {
    address,
    files,
    async read(name, signal) {
      check(name, signal);
      const content = files.get(name);
      return (
        content &&
        (async function* () {
          yield content;
        })()
      );
    },
    async put(name, content, { ifAbsent = false, signal }) {
      check(name, signal);
      const bytes = content instanceof Uint8Array ? content.slice() : fileContent(content.file);
      if (ifAbsent && files.has(name)) return false;
      files.set(name, bytes);
      return true;
    },
    async *list(prefix, signal) {
      signal.throwIfAborted();
      for (const name of [...files.keys()].filter((each) => each.startsWith(prefix)).sort(compareNames))
        yield { name, bytes: files.get(name)?.length ?? 0 };
    },
    async remove(name, signal) {
      check(name, signal);
      files.delete(name);
    },
  };
}

function fileContent(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new FileError(file, 'there is no such file', { isMissing: true });
  }
}

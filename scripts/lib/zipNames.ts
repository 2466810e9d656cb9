import { readFile } from 'node:fs/promises';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** The names of the files in a zip archive, from its central directory. Throws if the file is not a zip archive. */
export async function zipNames(file: string): Promise<string[]> {
  const zip = await readFile(file);
  const end = zip.lastIndexOf(signature(endOfDirectory));
  if (end < 0) throw new Error(`"${file}" is not a zip archive.`);
  const names: string[] = [];
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(place) !== directoryEntry) throw new Error(`The directory of "${file}" is broken.`);
    const nameLength = zip.readUInt16LE(place + 28);
    names.push(zip.toString('utf8', place + 46, place + 46 + nameLength));
    place += 46 + nameLength + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return names;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

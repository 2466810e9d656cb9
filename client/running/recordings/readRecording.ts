import type { FileSource } from '@pagewright/engine/exchanges';
import { FileError, isFileError } from '@pagewright/engine/foreignFiles';
import { parseText, readPath } from '../../shared/text/json.ts';

/** The maximum size of a recording, all of which a browser holds in memory. */
const maxBytes = 64 * 1024 * 1024;

/** The number of files that are read at a time: each may be a separate request. */
const atOnce = 16;

/** Reads the files of a recording, to replay them. Throws a FileError if they cannot be read or are too large. */
export async function readRecording(recording: FileSource, max = maxBytes): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let size = 0;
  const add = (name: string, bytes: Uint8Array) => {
    size += bytes.length;
    const reason = `it is larger than ${max / 1024 / 1024} MB, the most that a browser holds`;
    if (size > max) throw new FileError(recording.folder, reason);
    files.set(name, bytes);
  };
  const exchanges = await recording.read('exchanges.jsonl', 'record');
  add('exchanges.jsonl', exchanges);
  add('recording.json', await recording.read('recording.json', 'record'));
  const names = responsesIn(new TextDecoder().decode(exchanges));
  for (let start = 0; start < names.length; start += atOnce) {
    const read = await Promise.all(names.slice(start, start + atOnce).map((name) => readResponse(recording, name)));
    for (const { name, bytes } of read) if (bytes !== undefined) add(name, bytes);
  }
  return files;
}

/** The names of the response files. Somebody may have changed them to those of other files. */
function responsesIn(lines: string): string[] {
  const names = lines.split('\n').map((line) => String(readPath(parseText(line), 'answer')));
  return [...new Set(names.filter((name) => /^answers\/\d+\.\w+$/.test(name)))];
}

/** Reads a response. The run that replays the recording reports a missing one. */
async function readResponse(recording: FileSource, name: string): Promise<{ name: string; bytes?: Uint8Array }> {
  try {
    return { name, bytes: await recording.read(name, 'record') };
  } catch (error) {
    if (isFileError(error) && error.isMissing) return { name };
    throw error;
  }
}

import { exactText } from '../core/json/exactText.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import type { FoundChange } from '../core/testing/mutations/findChanges.ts';
import type { RecordedPage } from '../core/testing/mutations/recordedPage.ts';
import { type FileSource, readText } from '../io/files/fileSource.ts';
import type { Recording } from '../io/recording/readRecording.ts';
import { createLineDigest, type RecordedExchange, recordingFiles } from '../io/recording/recordedExchange.ts';
import type { RecordedPages } from './recordedPages.ts';

/** The files of a recording as they would be after a change of the API. The files themselves stay. */
export async function changedRecording(
  { files, exchanges }: Recording,
  { byPosition }: RecordedPages,
  { job, apply }: FoundChange,
): Promise<FileSource> {
  const changed = new Map<string, string>();
  const lines = exchanges.map((exchange, position) => {
    const at = byPosition.get(position);
    const page = at?.job === job ? apply(at.page) : undefined;
    if (page === undefined || page === at?.page) return JSON.stringify(exchange);
    // Recorded bodies have the numbers of their lines.
    const answer = `${recordingFiles.answers}/${exchanges.length + position + 1}.json`;
    changed.set(answer, `${exactText(page.response)}\n`);
    return JSON.stringify(changedExchange(exchange, page, answer));
  });
  const digest = createLineDigest();
  for (const line of lines) digest.add(line);
  changed.set(recordingFiles.exchanges, lines.map((line) => `${line}\n`).join(''));
  const head = parsePlain<object>(await readText(files, recordingFiles.head, 'record'));
  changed.set(recordingFiles.head, JSON.stringify({ ...head, exchanges: lines.length, digest: digest.end() }));
  return withFiles(files, changed);
}

function changedExchange(exchange: RecordedExchange, { status, headers }: RecordedPage, answer: string) {
  return { ...exchange, status, headers: Object.fromEntries(headers), answer };
}

function withFiles(files: FileSource, changed: ReadonlyMap<string, string>): FileSource {
  return {
    ...files,
    async read(name, kind) {
      const text = changed.get(name);
      return text === undefined ? await files.read(name, kind) : new TextEncoder().encode(text);
    },
  };
}

/** Files that are read once, for many runs on them. */
export function readOnce(files: FileSource): FileSource {
  const known = new Map<string, Promise<Uint8Array>>();
  return {
    ...files,
    read(name, kind) {
      const read = known.get(name) ?? files.read(name, kind);
      known.set(name, read);
      return read;
    },
  };
}

import { ownFolderSink } from '../files/ownFolderSink.ts';
import type { RecordedExchange } from '../recording/recordedExchange.ts';
import { fetchPages } from './fetchPages.ts';
import { fetchRecording, keeperFor } from './fetchRecording.ts';
import type { FoundRun } from './findRun.ts';

/**
 * Reads the requests of a run from beside its report, from a recording or the pages of its shards, and keeps its first
 * and last exchanges in a folder, as a run of the editor does. Returns the exchanges without their responses. Throws a
 * UserError for unreadable files.
 */
export async function fetchExchanges(
  found: FoundRun,
  target: string,
  signal: AbortSignal,
): Promise<RecordedExchange[]> {
  const kept = keeperFor(found, ownFolderSink(target));
  return (await fetchRecording(found, kept, signal)) ?? (await fetchPages(found, kept, signal));
}

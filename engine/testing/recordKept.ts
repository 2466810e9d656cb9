import type { RunReport } from '../core/contracts/generated/types.ts';
import type { KeptExchange } from '../io/exchanges/keptExchange.ts';
import { readKeptRecording } from '../io/exchanges/readKeptExchanges.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { readResponseFile } from '../io/recording/readRecording.ts';
import type { RecordedExchange } from '../io/recording/recordedExchange.ts';
import { RecordingFolder } from '../io/recording/recordingFolder.ts';

/**
 * Writes the kept exchanges of a run as a recording. Returns whether it did: exchanges of a long run are not all kept, and
 * a recording of some of them would end where the run went on.
 */
export async function recordKept(
  kept: string,
  { config, outcome, requests }: Pick<RunReport, 'config' | 'outcome' | 'requests'>,
  into: string,
): Promise<boolean> {
  const files = folderFiles(kept);
  const recording = await readKeptRecording(files);
  if (recording === undefined || recording.exchanges.length !== requests || outcome === 'cancelled') return false;
  const folder = await RecordingFolder.open(into);
  try {
    for (const exchange of recording.exchanges)
      await folder.add(recordedPart(exchange), await readResponseFile(files, exchange));
    const startedAt = new Date(recording.startedAt).toISOString();
    await folder.publish({ config, outcome, startedAt, previousStart: recording.previousStart });
    return true;
  } catch (error) {
    await folder.discard();
    throw error;
  }
}

/** The part of an exchange that a recording has: the rest is only shown. */
function recordedPart(exchange: RecordedExchange): Omit<RecordedExchange, 'answer'> {
  const { answer: _, ...kept } = exchange;
  const { number, requestHeaders: _headers, answerHeaders: _shown, bytes: _bytes, ...recorded } = kept as KeptExchange;
  return { request: number, ...recorded };
}

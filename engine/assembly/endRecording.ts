import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import { countText } from '../core/text/countText.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { recordedOutcome } from '../io/recording/readRecording.ts';
import type { RecordingHead } from '../io/recording/recordedExchange.ts';
import type { RecordingFolder } from '../io/recording/recordingFolder.ts';
import type { EventMaker } from '../run/events/eventMaker.ts';

type Run = Pick<RecordingHead, 'config' | 'startedAt' | 'previousStart'>;

/**
 * Publishes the recording of a finished run and reports it. The previous recording stays if the run was cancelled or
 * had no exchange, or if it failed and the previous one was successful.
 */
export async function* endRecording(
  recording: RecordingFolder,
  { outcome }: RunReport,
  run: Run,
  event: EventMaker,
): AsyncGenerator<RunEvent, void> {
  const { count } = recording;
  const { shownAs: folder } = recording.folder;
  // Already reported.
  if (recording.isAbandoned) return await recording.discard();
  const reason = await reasonAgainst(recording, outcome);
  if (reason !== undefined || outcome === 'cancelled') {
    await recording.discard();
    const message = `The run is not recorded: ${reason}. The contents of "${folder}" are unchanged.`;
    return yield event('info', { kind: 'recording-not-written', folder }, message);
  }
  try {
    await recording.publish({ ...run, outcome });
    const message = `The run is recorded in "${folder}": ${countText(count, 'exchange')}, without secrets.`;
    yield event('info', { kind: 'recording-written', folder, exchanges: count }, message);
  } catch {
    const message = `The recording could not be moved to "${folder}". Check the permissions and the free space there.`;
    yield event('warning', { kind: 'recording-not-written', folder }, message);
  }
}

async function reasonAgainst(
  { count, folder }: RecordingFolder,
  outcome: RunReport['outcome'],
): Promise<string | undefined> {
  if (outcome === 'cancelled') return 'it was cancelled';
  if (count === 0) return 'it had no exchange with the API';
  const before = outcome === 'failed' ? await recordedOutcome(folderFiles(folder)) : undefined;
  return before === 'done' ? 'it failed, and there is already a recording of a successful run' : undefined;
}

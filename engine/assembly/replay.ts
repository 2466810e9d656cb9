import type { ConfigDocument } from '../core/document/configDocument.ts';
import { standInsForEmpty, withStandIns } from '../core/secrets/standInSecrets.ts';
import { readKeptRecording } from '../io/exchanges/readKeptExchanges.ts';
import type { FileSource } from '../io/files/fileSource.ts';
import { type Recording, readRecording } from '../io/recording/readRecording.ts';
import { ReplayClock } from '../io/recording/replayClock.ts';
import type { RunLimits } from '../run/counting/limits.ts';

export interface Replay {
  recording: Recording;
  clock: ReplayClock;
  /** The configuration. A replay sends nothing and works without the values of secrets. */
  document: ConfigDocument;
  /** Stand-ins for secrets that are empty in the configuration. */
  standInsForEmpty: readonly string[];
  /** The limits of a recording that has only the beginning of a run. */
  limits?: RunLimits;
}

/** Opens a recording, or kept exchanges, to replay a configuration. Throws a UserError if there is none usable. */
export async function openReplay(files: FileSource, document: ConfigDocument): Promise<Replay> {
  const kept = await readKeptRecording(files);
  const recording = kept ?? (await readRecording(files));
  const limits = kept === undefined ? {} : { maxRequests: Math.max(1, kept.exchanges.length) };
  const clock = new ReplayClock(recording.startedAt);
  const standIns = standInsForEmpty(document);
  return { recording, clock, document: withStandIns(document), standInsForEmpty: standIns, limits };
}

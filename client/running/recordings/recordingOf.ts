import type { RunRequest } from '../../../engine/index.ts';
import { recordingDirOf } from '../../../engine/places.ts';
import type { Settings } from '../../shared/settings.ts';
import { isTrial } from '../run/isTrial.ts';
import type { RunScope } from '../run/runScope.ts';
import { prepareRecordings } from './prepareRecordings.ts';

/** The recording that a run reads or writes: it reads one where it runs on it, and writes one where it is asked to, or always. */
export async function recordingOf(
  configFile: string,
  scope: RunScope,
  keep: Settings['keepRecordings'],
): Promise<Pick<RunRequest, 'record' | 'replay'>> {
  if (scope.recorded) return { replay: recordingDirOf(configFile) };
  const isKept = scope.record || (keep === 'always' && !isTrial(scope));
  return isKept ? { record: await prepareRecordings(configFile) } : {};
}

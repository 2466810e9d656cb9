import { folderFiles } from '../../../engine/files.ts';
import { recordingDirOf } from '../../../engine/places.ts';
import type { RecordingFiles } from './recordedAt.ts';

/** The recording beside a configuration that is on a disk. */
export const recordingOnDisk: RecordingFiles = (configFile, environment) =>
  folderFiles(recordingDirOf(configFile, environment));

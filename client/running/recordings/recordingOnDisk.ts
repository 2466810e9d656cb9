import { folderFiles } from '@pagewright/engine/files';
import { recordingDirOf } from '@pagewright/engine/places';
import type { RecordingFiles } from './recordedAt.ts';

/** The recording next to a configuration on a disk. */
export const recordingOnDisk: RecordingFiles = (configFile, environment) =>
  folderFiles(recordingDirOf(configFile, environment));

// Recordings of other tools: HAR files and cassettes of keboola-vcr.
export { readConfigOfRun } from '../core/recordings/cassettes/configOfRun.ts';
export { exportRecording } from '../io/recording/exportRecording.ts';
export { importRecording, openForeignRecording } from '../io/recording/importRecording.ts';

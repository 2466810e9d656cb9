// Reports and recordings in a given place; reading them needs no disk.
export { memorySink } from '../io/files/fileSink.ts';
export type { ReadablePlace } from '../io/places/readWhole.ts';
export type { RecordedExchange } from '../io/recording/recordedExchange.ts';
export { fetchRecording, keeperFor } from '../io/reports/fetchRecording.ts';
export { getRun, type ReadRun } from '../io/reports/readRun.ts';

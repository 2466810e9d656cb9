import type { Command } from 'commander';
import { addExportRecording } from './exportRecording.ts';
import { addImportRecording } from './importRecording.ts';

/** The verbs of `pagewright recording`. */
const verbs = [addImportRecording, addExportRecording];

/** `pagewright recording`: exchanges recordings with other tools (`docs/recordings.md`). */
export function addRecording(program: Command): void {
  const recording = program
    .command('recording')
    .description('Exchange recordings with other tools: HAR files, and cassettes of keboola-vcr.');
  for (const add of verbs) add(recording);
}

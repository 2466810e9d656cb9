import { UserError } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { finishRecording, type Work } from './finishRecording.ts';

interface ExportOptions {
  to: string;
  force?: boolean;
}

/** `pagewright recording export`: writes a recording as a cassette. */
export function addExportRecording(recording: Command): void {
  recording
    .command('export')
    .description('Write a recording as a cassette of keboola-vcr. Says what cannot be carried over.')
    .argument('<dir>', 'folder of a recording')
    .requiredOption('--to <file>', 'file for the cassette, such as "requests.json"')
    .option('--force', 'replace the file if it exists')
    .addHelpText('after', examplesText(['recording export recording --to cassettes/requests.json']))
    .action(async (folder: string, options: ExportOptions) => {
      process.exitCode = await finishRecording(() => exportFolder(folder, options));
    });
}

async function exportFolder(folder: string, { to, force = false }: ExportOptions): Promise<Work> {
  if (/\.(?:har|ya?ml)$/i.test(to)) {
    const message = `A recording is written as a cassette of keboola-vcr, which is JSON, and not as "${to}". Name a file that ends with ".json".`;
    throw new UserError('recording.other-format', message);
  }
  // Here, so that other verbs do not load the writer.
  const { exportRecording } = await import('@pagewright/engine/recordings');
  return async (signal) => {
    const { exchanges, left } = await exportRecording({ folder, to, mayReplace: force }, signal);
    return { done: `${countText(exchanges, 'exchange')} of "${folder}" written to the cassette "${to}".`, left };
  };
}

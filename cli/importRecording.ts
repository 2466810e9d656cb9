import path from 'node:path';
import { countText } from '@pagewright/engine/text/countText';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { finishRecording, type Work } from './finishRecording.ts';
import { environmentOption } from './options/applyNamedEnvironment.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { readConfiguration } from './readConfiguration.ts';
import { findOneConfig } from './trees/findOneConfig.ts';
import { readSecrets, secretsOption } from './values/readSecrets.ts';

interface ImportOptions {
  into: string;
  config?: string;
  env?: string | undefined;
  row?: string;
  values?: string;
  secrets?: string;
}

/** `pagewright recording import`: makes a recording from a HAR file or a cassette. */
export function addImportRecording(recording: Command): void {
  const command = recording
    .command('import')
    .description('Make a recording from a HAR file or a cassette, without secrets. Says what cannot be carried over.')
    .argument('<file>', 'a HAR file of a browser or a proxy, or a cassette of keboola-vcr')
    .requiredOption('--into <dir>', 'folder for the recording; one that is there is replaced')
    .option(
      '--config <config>',
      'the configuration that will run on it: its secrets are masked, and requests to other hosts left out',
    )
    .option(...environmentOption)
    .option(...secretsOption);
  addTreeOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'recording import requests.json --into recording --config users.extractor.json',
        'recording import browser.har --into recording',
      ]),
    )
    .action(async (file: string, options: ImportOptions) => {
      process.exitCode = await finishRecording(() => importFile(file, options));
    });
}

async function importFile(file: string, { into, config, ...options }: ImportOptions): Promise<Work> {
  // Here, so that other verbs do not load the readers.
  const { importRecording, openForeignRecording } = await import('@pagewright/engine/recordings');
  const given = config === undefined ? undefined : await readConfig(config, options);
  const opened = await openForeignRecording(file, given?.config);
  return async (signal) => {
    const place = { into, configName: given?.configName ?? '' };
    const { format, exchanges, left } = await importRecording(opened, place, signal);
    const from = `${countText(exchanges, 'exchange')} of "${file}" (${format})`;
    return { done: `${from} written to "${into}". Run on them with --replay.`, left };
  };
}

async function readConfig(named: string, { env, row, values, secrets: file }: Omit<ImportOptions, 'into'>) {
  const { readConfigOfRun } = await import('@pagewright/engine/recordings');
  const tree = await findOneConfig(named, { row, values });
  const place = tree?.file ?? named;
  const document = await readConfiguration(place, { env }, tree);
  const { secrets, warnings } = await readSecrets(document, file, process.env);
  complain(warnings);
  const configName = tree?.configName ?? path.basename(place);
  return { configName, config: readConfigOfRun(document, secrets, () => Date.now()) };
}

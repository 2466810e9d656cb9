import type { RemoteConfiguration, RemotePart } from '@pagewright/engine/platform';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { wholeNumber } from '../options/numberOptions.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { plainJsonText } from '../printing/plainJson.ts';
import { loadPlatform } from './loadPlatform.ts';
import { projectName } from './projectNames.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

interface ShowOptions extends ProjectOptions {
  version: number;
}

/** `pagewright project show`: a version of a configuration, with its rows. */
export function addShow(project: Command): void {
  const command = project
    .command('show')
    .description('Print a version of a configuration with its rows as JSON, with the digits that the project has.')
    .argument('<name>', 'the configuration: an id, a name, or a file or folder')
    .requiredOption('--version <n>', 'the version', wholeNumber);
  addProjectOptions(command)
    .addHelpText('after', examplesText(['project show 101 --version 3']))
    .action(async (given: string, options: ShowOptions) => {
      process.exitCode = await withTrip(options, async (trip) => {
        const { maskedText, showVersion } = await loadPlatform();
        const shown = await showVersion(trip, await projectName(given, options.folder), options.version);
        console.log(plainJsonText(textOf(shown, (body) => maskedText(body, 'config.json'))));
        return exitCodes.done;
      });
    });
}

/** The JSON text of a version. The texts of bodies go in as they are, so that no number changes. */
function textOf({ branch, component, rows, ...version }: RemoteConfiguration, shown: (body: string) => string): string {
  const { changeDescription, changed } = version;
  const fields = [
    ...fieldsOf(version, shown),
    `"branch": ${JSON.stringify(branch)}`,
    `"component": ${JSON.stringify(component)}`,
    `"changeDescription": ${JSON.stringify(changeDescription)}`,
    `"changed": ${JSON.stringify(changed)}`,
    `"rows": [${rows.map((row) => `\n    {${fieldsOf(row, shown).join(', ')}}`).join(',')}]`,
  ];
  return `{\n  ${fields.join(',\n  ')}\n}`;
}

function fieldsOf(
  { id, name, description, isDisabled, version, body }: RemotePart,
  shown: (body: string) => string,
): string[] {
  const plain = Object.entries({ id, name, description, isDisabled, version });
  return [...plain.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`), `"configuration": ${shown(body)}`];
}

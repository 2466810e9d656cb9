import type { Connection } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { localTime } from '@pagewright/engine/text/localTime';
import type { Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { exitCodes } from '../printing/exitCodes.ts';
import { confirmStack } from './confirmedStacks.ts';
import { loadPlatform } from './loadPlatform.ts';
import { tripTo } from './openTrip.ts';
import { printResult } from './printResult.ts';
import { addProjectOptions, type ProjectOptions } from './projectOptions.ts';
import { withTrip } from './withTrip.ts';

/** `pagewright project connect`: checks stack and token, and connects the folder. */
export function addConnect(project: Command): void {
  const command = project
    .command('connect')
    .description('Check stack and token, connect the folder to the project, and confirm the stack for this user.')
    .argument('[stack]', 'the stack, such as connection.keboola.com, or the address of a page of the project');
  addProjectOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'project connect connection.keboola.com',
        'project connect connection.keboola.com --token-file token.txt --branch Main',
      ]),
    )
    .action(async (stack: string | undefined, options: ProjectOptions) => {
      process.exitCode = await connectTo(stack, options);
    });
}

async function connectTo(given: string | undefined, options: ProjectOptions): Promise<number> {
  return await withTrip(
    options,
    async (trip) => {
      const { connect, systemClock } = await loadPlatform();
      const connection = await connect(trip, systemClock, options.layout);
      await confirmStack(connection.stack);
      printResult(options.format, connection, () => linesOf(connection));
      return exitCodes.done;
    },
    async (_, signal) => {
      const { readStackAddress } = await loadPlatform();
      return await tripTo(readStackAddress(given ?? options.stack ?? ''), options, signal);
    },
  );
}

function linesOf({ stack, project, branch, layout, vault }: Connection): string[] {
  const { name, managesConfigurations, createsJobs, expires } = project.token;
  const rights = [
    managesConfigurations ? 'saves configurations' : 'reads configurations',
    ...(createsJobs ? ['starts jobs'] : []),
    ...(expires === undefined ? [] : [`expires ${localTime(expires)}`]),
  ];
  return [
    `Connected to project ${project.id}, "${project.name}", at ${stack}`,
    `  branch   ${branch.name} (${branch.id})`,
    `  token    ${name}: ${rights.join(', ')}`,
    `  layout   ${layout}`,
    `  vault    ${vault === undefined ? 'not known' : countText(vault.length, 'name')}`,
  ];
}

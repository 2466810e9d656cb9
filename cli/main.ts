import { Command, CommanderError } from 'commander';
import { addCheck } from './check.ts';
import { exitCodes } from './exitCodes.ts';
import { addPlan } from './plan.ts';
import { addRun } from './run.ts';
import { addSampleApi } from './sampleApi.ts';
import { surviveClosedOutput } from './surviveClosedOutput.ts';
import { version } from './version.ts';

const program = new Command('pagewright')
  .description('Runs extractor configurations: calls the API, follows its pagination, writes CSV tables.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('Add --help for the options.');

for (const add of [addRun, addCheck, addPlan, addSampleApi]) add(program);

surviveClosedOutput();
program.parseAsync().catch((error: unknown) => {
  process.exitCode = exitCodeOf(error);
});

function exitCodeOf(error: unknown): number {
  // Help and version end in an "error" with code 0; problems with the arguments are already printed.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.userError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`pagewright: internal error: ${message}`);
  return exitCodes.internalError;
}

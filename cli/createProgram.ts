import { styleText } from 'node:util';
import { Command, Option } from 'commander';
import { manifest } from './about/manifest.ts';
import { addCheck } from './check.ts';
import { addCombine } from './combine.ts';
import { addCompare } from './compare.ts';
import { addCompletion } from './completion/addCompletion.ts';
import { addDebugAdapter } from './debugAdapter.ts';
import { addFindPaging } from './findPaging.ts';
import { addImports } from './importDescription.ts';
import { addInitGuidance } from './initGuidance.ts';
import { addLogin } from './login.ts';
import { addMcp } from './mcp.ts';
import { addPlan } from './plan.ts';
import { addProject } from './project/addProject.ts';
import { addQuery } from './query.ts';
import { addRecording } from './recording.ts';
import { addReport } from './report.ts';
import { addRun } from './run.ts';
import { addSampleApi } from './sampleApi.ts';
import { addSecrets } from './secrets.ts';
import { addShards } from './shards.ts';
import { addTest } from './test.ts';

/** Creates the program with all verbs and options of `pagewright`, for parsing, `--help` and completion. */
export function createProgram(): Command {
  const program = new Command('pagewright')
    .description('Runs extractor configurations: calls the API, follows its pagination, writes CSV tables.')
    .version(manifest.version)
    .option('--no-color', 'print without colours, as with NO_COLOR in the environment')
    .on('option:no-color', turnColoursOff)
    .configureHelp({ showGlobalOptions: true, styleTitle: bold })
    .exitOverride()
    // So that a verb can have an option that the program has too.
    .enablePositionalOptions()
    .showHelpAfterError('Add --help for the options.');
  for (const add of [
    addRun,
    addShards,
    addCombine,
    addCheck,
    addTest,
    addPlan,
    addFindPaging,
    addImports,
    addRecording,
    addQuery,
    addReport,
    addCompare,
    addSecrets,
    addLogin,
    addProject,
    addSampleApi,
    addDebugAdapter,
    addMcp,
    addInitGuidance,
    addCompletion,
  ])
    add(program);
  takeColourOption(program);
  return program;
}

/** Lets each verb take `--no-color`, which belongs to the program and may come last. */
function takeColourOption({ commands }: Command): void {
  for (const command of commands) {
    command.addOption(new Option('--no-color').hideHelp()).on('option:no-color', turnColoursOff);
    takeColourOption(command);
  }
}

/** Turns colours off. Commander and `styleText` read the environment, and whether the output is a terminal. */
function turnColoursOff(): void {
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}

/** A bold text. Commander itself removes the style if the output has none. */
function bold(text: string): string {
  return styleText('bold', text, { validateStream: false });
}

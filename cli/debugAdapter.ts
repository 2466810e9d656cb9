import path from 'node:path';
import type { DebugArguments } from '@pagewright/debugger/messages';
import { readOrError } from '@pagewright/engine/files';
import { defaultOutDir, recordingDirOf } from '@pagewright/engine/places';
import type { RunRequest } from '@pagewright/engine/run';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { applyNamedEnvironment } from './options/applyNamedEnvironment.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { findChosenConfig } from './trees/findOneConfig.ts';
import type { TreeChoice } from './trees/findTreeConfigs.ts';
import type { TreeConfig } from './trees/treeConfig.ts';
import { requireVault } from './trees/vaultNeeds.ts';
import { readSecrets, secretsOption } from './values/readSecrets.ts';

/** The configuration to debug: of one of a tree, also its row and the values of its variables. */
type AskedConfig = DebugArguments & TreeChoice;

/** `pagewright debug-adapter`: debugs extractions from any editor that speaks the debug protocol. */
export function addDebugAdapter(program: Command): void {
  program
    .command('debug-adapter')
    .description('Speak the Debug Adapter Protocol, for editors other than VS Code.')
    .requiredOption('--stdio', 'over standard input and output')
    .option(...secretsOption)
    .addHelpText('after', examplesText(['debug-adapter --stdio', 'debug-adapter --stdio --secrets secrets.json']))
    .action(async ({ secrets }: { secrets?: string }) => {
      const { serveDebugging } = await import('@pagewright/debugger/debugServer');
      await serveDebugging(process.stdin, process.stdout, {
        read: async (asked) => (await findConfig(asked))?.text ?? (await readText(asked.program)),
        prepare: (asked) => prepare(asked, secrets),
        places: async (asked) => (await findConfig(asked))?.places,
      });
      process.exitCode = exitCodes.done;
    });
}

/** Prepares a run of the file as it is now. Its tables go next to those of whole runs, as for every trial. */
async function prepare(asked: AskedConfig, secretsFile: string | undefined): Promise<RunRequest> {
  const { job, recording } = asked;
  const tree = await findConfig(asked);
  const program = tree?.file ?? asked.program;
  const text = tree?.text ?? (await readText(program));
  const configText = await applyNamedEnvironment(program, text, asked.environment || undefined);
  if (!recording) requireVault(tree);
  const environment = asked.environment || tree?.values;
  const { secrets } = await readSecrets(configText, secretsFile, process.env);
  const replay = recording === true ? recordingDirOf(program, environment) : recording && beside(program, recording);
  return {
    configText,
    configName: tree?.configName ?? path.basename(program),
    outDir: `${defaultOutDir(path.resolve(program), environment)}.trial`,
    secrets,
    environment,
    ...(job !== undefined && { jobs: [job] }),
    ...(replay && { replay }),
  };
}

/** The configuration of a tree; undefined for one in a file. Throws a UserError if no row is chosen. */
async function findConfig({ program, row, values }: AskedConfig): Promise<TreeConfig | undefined> {
  return typeof program === 'string' ? await findChosenConfig(program, { row, values }) : undefined;
}

async function readText(program: unknown): Promise<string> {
  if (typeof program !== 'string') throw new Error('"program" is missing. Set it to the path of the configuration.');
  const text = await readOrError(program, 'configuration');
  if (typeof text !== 'string') throw new Error(`${text.message} Check the path in "program".`);
  return text;
}

function beside(program: string, folder: string): string {
  return path.resolve(path.dirname(program), folder);
}

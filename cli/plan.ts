import { isFileError, readOrError } from '@pagewright/engine/files';
import { isUserError, type Problem, planConfig, planText } from '@pagewright/engine/run';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import {
  type Attributes,
  applyNamedEnvironment,
  attributeOption,
  environmentOption,
} from './options/applyNamedEnvironment.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { readSecrets, secretsOption } from './readSecrets.ts';

interface PlanOptions {
  job?: string[];
  /** Name of an environment of the nearest `.pagewright.json`. */
  env?: string;
  /** Values of keys of `config`. */
  attribute?: Attributes;
  /** File with the values of secrets. */
  secrets?: string;
}

/** `pagewright plan`: prints the requests of a run, without sending them (`docs/contracts.md#command-line`). */
export function addPlan(program: Command): void {
  program
    .command('plan')
    .description('Show the first requests that a run would send for each job, and what ends its paging; sends nothing.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option(
      '--job <name>',
      'plan only this job with its children; may be repeated',
      (name: string, before: string[] = []) => [...before, name],
    )
    .option(...environmentOption)
    .option(...attributeOption)
    .option(...secretsOption)
    .addHelpText('after', examplesText(['plan users.extractor.json', 'plan users.extractor.json --job orders']))
    .action(async (file: string, options: PlanOptions) => {
      process.exitCode = await plan(file, options).catch((error: unknown) => {
        if (isUserError(error)) return complain(error.message);
        throw error;
      });
    });
}

async function plan(file: string, { job: jobs, env, attribute, secrets: secretsFile }: PlanOptions): Promise<number> {
  const written = await readOrError(file, 'configuration');
  if (isFileError(written)) return complain(`${written.message} Check the path.`);
  const document = await applyNamedEnvironment(file, written, env, attribute);
  const { secrets, warnings } = await readSecrets(document, secretsFile, process.env);
  complain(warnings);
  const planned = planConfig(document, { now: () => Date.now(), secrets }, jobs);
  if ('problems' in planned) return complain(planned.problems.map(problemLine));
  for (const line of planText(planned, env).trimEnd().split('\n')) console.log(plainText(line));
  return planned.plans.some(({ problem }) => problem !== undefined) ? exitCodes.userError : exitCodes.done;
}

function problemLine({ code, pointer, message }: Problem): string {
  return `${message} (${code}${pointer === '' ? '' : ` at ${pointer}`})`;
}

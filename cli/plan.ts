import { isUserError, type Problem, planConfig, planText } from '@pagewright/engine/run';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { type Attributes, attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { readConfiguration } from './readConfiguration.ts';
import { disabledText } from './trees/findOneConfig.ts';
import { findTreeConfigs } from './trees/findTreeConfigs.ts';
import type { TreeConfig } from './trees/treeConfig.ts';
import { readSecrets, secretsOption } from './values/readSecrets.ts';

interface PlanOptions {
  job?: string[];
  /** Name of an environment of the nearest `.pagewright.json`. */
  env?: string;
  /** Values of keys of `config`. */
  attribute?: Attributes;
  row?: string;
  values?: string;
  /** File with the values of secrets. */
  secrets?: string;
}

/** `pagewright plan`: prints the requests of a run, without sending them (`docs/contracts.md#command-line`). */
export function addPlan(program: Command): void {
  const command = program
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
    .option(...secretsOption);
  addTreeOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'plan users.extractor.json',
        'plan users.extractor.json --job orders',
        'plan main/extractor/ex-generic-v2/orders --row Refunds --values US',
      ]),
    )
    .action(async (file: string, options: PlanOptions) => {
      process.exitCode = await plan(file, options).catch((error: unknown) => {
        if (isUserError(error)) return complain(error.message);
        throw error;
      });
    });
}

/** Plans a configuration, of a tree with each of its rows. */
async function plan(given: string, options: PlanOptions): Promise<number> {
  const found = await findTreeConfigs(given, options);
  if (found === undefined) return await planOne(given, options);
  const codes: number[] = [];
  for (const [index, tree] of found.entries()) {
    complain(disabledText(tree));
    if (found.length > 1) console.log(`${index === 0 ? '' : '\n'}${plainText(tree.title)}\n`);
    codes.push(await planOne(tree.file, options, tree));
  }
  return Math.max(exitCodes.done, ...codes);
}

async function planOne(file: string, options: PlanOptions, tree?: TreeConfig): Promise<number> {
  const { job: jobs, env, attribute, secrets: secretsFile } = options;
  const document = await readConfiguration(file, { env, attribute }, tree);
  const { secrets, warnings } = await readSecrets(document, secretsFile, process.env);
  complain(warnings);
  const planned = planConfig(document, { now: () => Date.now(), secrets }, jobs);
  if ('problems' in planned) return complain(planned.problems.map((problem) => problemLine(problem, tree)));
  const text = planText(planned, { environment: env, values: tree?.values });
  for (const line of text.trimEnd().split('\n')) console.log(plainText(line));
  return planned.plans.some(({ problem }) => problem !== undefined) ? exitCodes.userError : exitCodes.done;
}

function problemLine({ code, pointer, message }: Problem, tree: TreeConfig | undefined): string {
  const place = tree?.placeOf(pointer) ?? pointer;
  return `${message} (${code}${place === '' ? '' : ` at ${place}`})`;
}

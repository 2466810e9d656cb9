import path from 'node:path';
import type { ForecastGround, RunSubject } from '@pagewright/engine/forecast';
import { learntFileOf, previousStartOf, readStateFile } from '@pagewright/engine/places';
import { defaultMaxWait, isUserError, type Problem, planConfig, planReport, planText } from '@pagewright/engine/run';
import { type Command, Option } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { knownRuns } from './forecast/knownRuns.ts';
import { type Attributes, attributeOption, environmentOption } from './options/applyNamedEnvironment.ts';
import { positiveNumber, wholeNumber } from './options/numberOptions.ts';
import { parallelOption } from './options/parallelOption.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainJson } from './printing/plainJson.ts';
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
  /** The place of the report of a run. */
  lastRun?: string;
  /** File with the state that the planned run starts from. */
  state?: string;
  parallel?: number | 'auto';
  maxWait?: number;
  requestsPerSecond?: number;
  format: 'text' | 'json';
}

/** `pagewright plan`: prints the requests of a run, without sending them (`docs/contracts.md#command-line`). */
export function addPlan(program: Command): void {
  const command = program
    .command('plan')
    .description('Show the first requests that a run would send for each job, and how much it reads; sends nothing.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option(
      '--job <name>',
      'plan only this job with its children; may be repeated',
      (name: string, before: string[] = []) => [...before, name],
    )
    .option('--last-run <place>', 'forecast from the report of a run: the file, or a folder with "report.json"')
    .option('--state <file>', 'plan a run that starts from this state; without it, a first run')
    .addOption(parallelOption('how many requests at a time the run that is planned may send'))
    .option('--max-wait <seconds>', 'the longest wait of the run that is planned (default: 3600)', wholeNumber)
    .option('--requests-per-second <n>', 'the most requests in a second of the run that is planned', positiveNumber)
    .addOption(new Option('--format <format>', 'format of the plan').choices(['text', 'json']).default('text'))
    .option(...environmentOption)
    .option(...attributeOption)
    .option(...secretsOption);
  addTreeOptions(command)
    .addHelpText(
      'after',
      examplesText([
        'plan users.extractor.json',
        'plan users.extractor.json --job orders',
        'plan users.extractor.json --last-run report.json',
        'plan users.extractor.json --state out/state.json',
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
  const previousStart = await previousStartIn(options.state);
  const planned: Planned[] = [];
  for (const tree of found ?? [undefined]) {
    complain(tree === undefined ? [] : disabledText(tree));
    planned.push(await planOne(tree?.file ?? given, { ...options, previousStart }, tree));
  }
  print(planned, options);
  return Math.max(exitCodes.done, ...planned.map(({ code }) => code));
}

/** A plan as text and as data; without them, what keeps it from being made was said. */
interface Planned {
  title: string | undefined;
  code: number;
  text?: string;
  report?: ReturnType<typeof planReport>;
}

/** The start of the run that left a state, in Unix seconds; undefined without one. */
async function previousStartIn(file: string | undefined): Promise<number | undefined> {
  if (file === undefined) return undefined;
  // Reading is short: a signal ends the process.
  const state = await readStateFile(file, new AbortController().signal);
  if (typeof state !== 'string') return previousStartOf(state);
  complain(`The state of the previous run, "${file}", ${state}; this plan is without it.`);
  return undefined;
}

async function planOne(
  file: string,
  options: PlanOptions & { previousStart: number | undefined },
  tree: TreeConfig | undefined,
): Promise<Planned> {
  const { job: jobs, env, attribute, state, secrets: secretsFile, maxWait: maxWaitSeconds = defaultMaxWait } = options;
  const title = tree?.title;
  const document = await readConfiguration(file, { env, attribute }, tree);
  const { secrets, warnings } = await readSecrets(document, secretsFile, process.env);
  complain(warnings);
  const config = tree?.configName ?? path.basename(file);
  const subject = {
    config,
    environment: env,
    values: tree?.values,
    attributes: attribute,
    hasState: state !== undefined,
  };
  const ground = await groundOf(file, subject, options);
  const planned = planConfig(
    document,
    { now: () => Date.now(), previousStart: options.previousStart, secrets, ground },
    jobs,
  );
  if ('problems' in planned) {
    return { title, code: complain(planned.problems.map((problem) => problemLine(problem, tree))) };
  }
  const { forecast = { jobs: [] } } = planned;
  const context = { environment: env, values: tree?.values, forecast, maxWaitSeconds };
  const isBroken = planned.plans.some(({ problem }) => problem !== undefined);
  return {
    title,
    code: isBroken ? exitCodes.userError : exitCodes.done,
    text: planText(planned, context),
    report: planReport(planned, { ...context, config }),
  };
}

async function groundOf(
  file: string,
  subject: RunSubject,
  { lastRun, parallel = 'auto', requestsPerSecond }: PlanOptions,
): Promise<ForecastGround> {
  const evidence = await knownRuns(learntFileOf(file, process.env), subject, lastRun);
  return { evidence, parallel, requestsPerSecond };
}

/** Prints the plans: as JSON one object, or a list of several. */
function print(planned: readonly Planned[], { format, lastRun }: PlanOptions): void {
  const reports = planned.flatMap(({ report }) => report ?? []);
  if (format === 'json') {
    if (reports.length > 0) console.log(plainJson(planned.length === 1 ? reports[0] : reports, 2));
    return;
  }
  for (const [index, { title, text }] of planned.entries()) {
    if (planned.length > 1) console.log(`${index === 0 ? '' : '\n'}${plainText(title ?? '')}\n`);
    for (const line of text?.trimEnd().split('\n') ?? []) console.log(plainText(line));
  }
  const isOpen = reports.some(({ forecast }) => forecast.unknown !== undefined);
  if (isOpen && lastRun === undefined) {
    console.log('A run of this configuration tells more, or the report of one elsewhere, with --last-run.');
  }
}

function problemLine({ code, pointer, message }: Problem, tree: TreeConfig | undefined): string {
  const place = tree?.placeOf(pointer) ?? pointer;
  return `${message} (${code}${place === '' ? '' : ` at ${place}`})`;
}

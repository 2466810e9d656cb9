import { styleText } from 'node:util';
import { isUserError } from '@pagewright/engine/run';
import { findSecretUses, secretVariable } from '@pagewright/engine/secrets';
import { countText, numberText } from '@pagewright/engine/text/countText';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { environmentOption } from './options/applyNamedEnvironment.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { readConfiguration } from './readConfiguration.ts';
import { findOneConfig } from './trees/findOneConfig.ts';
import { findSecrets, type GivenSecret, secretsOption } from './values/readSecrets.ts';

interface SecretsOptions {
  env?: string;
  row?: string;
  values?: string;
  secrets?: string;
}

/** `pagewright secrets`: lists the secrets that a configuration needs from elsewhere, without their values. */
export function addSecrets(program: Command): void {
  const command = program
    .command('secrets')
    .description('List the secrets that a configuration needs, where it uses them, and whether they have a value.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option(...environmentOption)
    .option(...secretsOption);
  addTreeOptions(command)
    .addHelpText(
      'after',
      examplesText(['secrets users.extractor.json', 'secrets users.extractor.json --secrets secrets.json']),
    )
    .action(async (file: string, options: SecretsOptions) => {
      process.exitCode = await list(file, options).catch((error: unknown) => {
        if (isUserError(error)) return complain(error.message);
        throw error;
      });
    });
}

async function list(file: string, { env, row, values, secrets: secretsFile }: SecretsOptions): Promise<number> {
  const tree = await findOneConfig(file, { row, values });
  const document = await readConfiguration(tree?.file ?? file, { env }, tree);
  const { found, warnings } = await findSecrets(document, secretsFile, process.env);
  complain(warnings);
  const blocks = found.map((secret) =>
    secretLines(secret, findSecretUses(document, secret.place), tree?.placeOf).map(plainText).join('\n'),
  );
  console.log([...blocks, countedText(found)].join('\n\n'));
  return exitCodes.done;
}

function secretLines(
  { place, source }: GivenSecret,
  uses: readonly string[],
  placeOf = (pointer: string) => pointer,
): string[] {
  const { name, state, pointer } = place;
  const none = `none; give it in ${secretVariable(name)} or in a file with --secrets`;
  return [
    `${name}: ${state}, at ${placeOf(pointer)}`,
    ...(uses.length === 0 ? [] : [`  used at  ${uses.map(placeOf).join(', ')}`]),
    `  value    ${source === undefined ? none : `from ${source}`}`,
  ];
}

function countedText(found: readonly GivenSecret[]): string {
  const missing = found.filter(({ source }) => source === undefined).length;
  const all = found.length === 0 ? 'No secrets are needed' : countText(found.length, 'secret');
  return missing === 0 ? all : `${all}, ${styleText('yellow', `${numberText(missing)} without a value`)}`;
}

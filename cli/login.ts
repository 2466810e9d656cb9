import { withClientPlaces } from '@pagewright/engine/logins';
import { isUserError } from '@pagewright/engine/run';
import { durationText } from '@pagewright/engine/text/durationText';
import type { Command } from 'commander';
import { examplesText } from './about/examplesText.ts';
import { logInOnce, type OpenLogin } from './login/logInOnce.ts';
import { environmentOption } from './options/applyNamedEnvironment.ts';
import { addTreeOptions } from './options/treeOptions.ts';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';
import { plainText } from './printing/plainText.ts';
import { readConfiguration } from './readConfiguration.ts';
import { findOneConfig } from './trees/findOneConfig.ts';
import { readSecrets, secretsOption } from './values/readSecrets.ts';

interface LoginOptions {
  env?: string;
  row?: string;
  values?: string;
  secrets?: string;
}

/** `pagewright login`: tries the login of a configuration, and says what it gives. Keeps nothing. */
export function addLogin(program: Command): void {
  const command = program
    .command('login')
    .description('Try the login of a configuration in the browser, and say what it gives. Nothing is kept.')
    .argument('<config>', 'the configuration, bare or wrapped in "parameters"')
    .option(...environmentOption)
    .option(...secretsOption);
  addTreeOptions(command)
    .addHelpText('after', examplesText(['login users.extractor.json', 'login users.extractor.json --env dev']))
    .action(async (file: string, options: LoginOptions) => {
      process.exitCode = await tryLogin(file, options).catch((error: unknown) => {
        if (isUserError(error)) return complain(error.message);
        throw error;
      });
    });
}

async function tryLogin(
  given: string,
  { env: environment, secrets: file, row, values }: LoginOptions,
): Promise<number> {
  const tree = await findOneConfig(given, { row, values });
  const configFile = tree?.file ?? given;
  const document = withClientPlaces(await readConfiguration(configFile, { env: environment }, tree));
  const { secrets, warnings } = await readSecrets(document, file, process.env);
  complain(warnings);
  const login = await logInOnce({ document, configFile, environment, secrets });
  console.log(linesOf(login).map(plainText).join('\n'));
  console.log('Nothing was kept. "pagewright run" with --login logs in for a run.');
  return exitCodes.done;
}

/** Lines about the tokens of a login, without any of them. */
function linesOf({ client: { settings }, tokens: { response } }: OpenLogin): string[] {
  const { expires_in: seconds, refresh_token: refreshToken, scope = settings.scope } = response;
  return [
    `Logged in at ${settings.issuer ?? settings.authorizationEndpoint}`,
    `  access token   ${seconds === undefined ? 'valid, without an end' : `valid for ${durationText(seconds * 1000)}`}`,
    `  refresh token  ${refreshToken === undefined ? 'none: a longer run ends with the access token' : 'yes'}`,
    ...(typeof scope === 'string' ? [`  scope          ${scope}`] : []),
  ];
}

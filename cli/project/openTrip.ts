import path from 'node:path';
import { readForeignText } from '@pagewright/engine/files';
import type { ProjectApi, Trip } from '@pagewright/engine/platform';
import { UserError } from '@pagewright/engine/run';
import { manifest } from '../about/manifest.ts';
import { complain } from '../printing/complain.ts';
import { isConfirmed } from './confirmedStacks.ts';
import { loadPlatform } from './loadPlatform.ts';
import type { ProjectOptions } from './projectOptions.ts';

/**
 * Opens the project of a folder with the token of the user, who has named its stack: with an option, in the environment,
 * or before on this machine. The link of a folder alone gets no token. Throws a UserError.
 */
export async function openTrip(options: ProjectOptions, signal: AbortSignal): Promise<Trip> {
  return await tripTo(await findStack(options), options, signal);
}

/** Opens the project of the token on a stack that the user has named. Throws a UserError. */
export async function tripTo(stack: string, options: ProjectOptions, signal: AbortSignal): Promise<Trip> {
  const { diskWritableFiles } = await loadPlatform();
  const { branch, folder } = options;
  const api = await openApi(stack, await readToken(options), signal);
  return { api, files: diskWritableFiles(path.resolve(folder)), branch, signal };
}

async function openApi(stack: string, token: string, signal: AbortSignal): Promise<ProjectApi> {
  const { openProject } = await loadPlatform();
  const userAgent = `Pagewright/${manifest.version}`;
  const onWait = ({ host, reason, delayMs }: { host: string; reason: string; delayMs: number }) =>
    complain(`"${host}": ${reason}, trying again in ${Math.ceil(delayMs / 1000)} s.`);
  return await openProject({ stack, token, userAgent, onWait }, signal);
}

/** The origin of the stack that the user names, or that the folder names and the user has confirmed. */
async function findStack({ stack, folder }: ProjectOptions): Promise<string> {
  const { linkPath, readStackAddress, requireLink } = await loadPlatform();
  if (stack !== undefined) return readStackAddress(stack);
  const text = await readForeignText(path.join(folder, linkPath), 'manifest').catch(() => undefined);
  if (text === undefined) throw notConnected(folder);
  const { stack: linked } = requireLink(text);
  if (await isConfirmed(linked)) return linked;
  const message = `The folder names the stack "${linked}", to which you have not connected on this machine, so your token was not sent. If it is yours, give it with --stack, or connect to it: pagewright project connect ${linked}`;
  throw new UserError('platform.stack-not-confirmed', message);
}

function notConnected(folder: string): UserError {
  const message = `"${folder}" is connected to no project. Connect it: pagewright project connect STACK`;
  return new UserError('platform.not-connected', message);
}

async function readToken({ tokenFile }: ProjectOptions): Promise<string> {
  const token = tokenFile === undefined ? process.env['KBC_TOKEN'] : await readForeignText(tokenFile, 'secrets');
  if (token !== undefined && token.trim() !== '') return token.trim();
  const message = 'There is no token. Give it in the environment variable KBC_TOKEN, or in a file with --token-file.';
  throw new UserError('platform.no-token', message);
}

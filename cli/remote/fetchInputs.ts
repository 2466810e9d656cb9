import path from 'node:path';
import { settingsFileName } from '@pagewright/engine/environments';
import { fetchFile, fetchRecording, findPublishedRun, openPlace } from '@pagewright/engine/publishing';
import { UserError } from '@pagewright/engine/run';
import { complain } from '../complain.ts';
import type { RunOptions } from '../runOptions.ts';
import { isRemote, never, splitAddress } from './remoteAddress.ts';

/** What a run reads, all on this machine. */
interface Inputs {
  config: string | undefined;
  options: Pick<RunOptions, 'state' | 'replay'>;
  /** The files and folders that were made for it, and what they are copies of. */
  addresses: Map<string, string>;
}

/** Copies what a run reads from S3 into a folder on this machine. Throws a UserError where a file is missing. */
export async function fetchInputs(
  config: string | undefined,
  { state, replay }: RunOptions,
  folder: string,
): Promise<Inputs> {
  const inputs: Inputs = { config, options: {}, addresses: new Map() };
  const here = (name: string, address: string) => {
    const file = path.join(folder, name);
    inputs.addresses.set(file, address);
    return file;
  };
  if (isRemote(config)) inputs.config = await fetchConfig(config, here('config', config.replace(/\/[^/]*$/, '')));
  const stateFile = isRemote(state) ? await fetchState(state, here('state.json', state)) : state;
  if (stateFile !== undefined) inputs.options.state = stateFile;
  const recording = isRemote(replay) ? await fetchReplay(replay, here('recording', replay)) : replay;
  if (recording !== undefined) inputs.options.replay = recording;
  return inputs;
}

/** Its settings too, which are beside it. */
async function fetchConfig(address: string, folder: string): Promise<string> {
  const { place, name } = splitAddress(address);
  const file = path.join(folder, name);
  if (!(await fetchFile(place, name, file, never)))
    throw new UserError('file.unreadable', `"${address}" cannot be read: there is no such file. Check the path.`);
  await fetchFile(place, settingsFileName, path.join(folder, settingsFileName), never);
  return file;
}

/** A file of this name, or the state of the run that is published there. */
async function fetchState(address: string, file: string): Promise<string | undefined> {
  const { place, name } = address.endsWith('.json') ? splitAddress(address) : await stateOfRun(address);
  if (name !== undefined && (await fetchFile(place, name, file, never))) return file;
  complain(`There is no state in "${address}": the run starts without one.`);
  return undefined;
}

async function stateOfRun(address: string) {
  const place = openPlace(address);
  const run = await findPublishedRun(place, never);
  return { place, name: run?.state };
}

async function fetchReplay(address: string, folder: string): Promise<string> {
  await fetchRecording(openPlace(address), folder, never);
  return folder;
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { settingsFileName } from '@pagewright/engine/environments';
import {
  fetchFile,
  fetchRecording,
  findPublishedRun,
  makeTemporaryFolder,
  openPlace,
} from '@pagewright/engine/publishing';
import { UserError } from '@pagewright/engine/run';
import { type ShownPath, shownPath } from '@pagewright/engine/text/shownPath';
import { complain } from '../printing/complain.ts';
import { isRemote, never, splitAddress } from './remoteAddress.ts';

/** Local copies, in a temporary folder, of the files and folders of a command that are in S3. */
export class LocalFiles {
  #folder: string | undefined;

  async make(name: string): Promise<string> {
    this.#folder ??= await makeTemporaryFolder();
    return path.join(this.#folder, name);
  }

  /** The configuration, with its settings beside it. Throws a UserError if S3 has none. */
  async config(given: string): Promise<ShownPath> {
    if (!isRemote(given)) return shownPath(given);
    const { place, name } = splitAddress(given);
    const folder = await this.make('config');
    const file = path.join(folder, name);
    if (!(await fetchFile(place, name, file, never)))
      throw new UserError('file.unreadable', `"${given}" cannot be read: there is no such file. Check the path.`);
    await fetchFile(place, settingsFileName, path.join(folder, settingsFileName), never);
    return { path: file, shownAs: given };
  }

  /** A file of this name, or the state of the run that is published there. */
  async state(given: string): Promise<ShownPath | undefined> {
    if (!isRemote(given)) return shownPath(given);
    const file = await this.make('state.json');
    const { place, name } = given.endsWith('.json') ? splitAddress(given) : await stateOfRun(given);
    if (name !== undefined && (await fetchFile(place, name, file, never))) return { path: file, shownAs: given };
    complain(`There is no state in "${given}": the run starts without one.`);
    return undefined;
  }

  /** The folder of a recording. Throws a UserError if S3 has none. */
  async recording(given: string): Promise<ShownPath> {
    if (!isRemote(given)) return shownPath(given);
    const folder = await this.make('recording');
    await fetchRecording(openPlace(given), folder, never);
    return { path: folder, shownAs: given };
  }

  /** Removes the temporary folder; a later run removes what is left of it. */
  async remove(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function stateOfRun(address: string) {
  const place = openPlace(address);
  const run = await findPublishedRun(place, never);
  return { place, name: run?.state };
}

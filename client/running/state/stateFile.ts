import path from 'node:path';
import { readForeignText } from '@pagewright/engine/files';
import { parseText, readPath } from '../../shared/text/json.ts';
import { runFolder } from '../run/runFolder.ts';

/** The file with the state of a configuration's last whole run, in an environment or in none. */
export function stateFileOf(configFile: string, environment: string | undefined): string {
  return path.join(runFolder(configFile, { environment }), 'state.json');
}

/** The start time of the run that left the state, which is the next run's `previousStart`; undefined without one. */
export async function stateTime(configFile: string, environment: string | undefined): Promise<Date | undefined> {
  const text = await readForeignText(stateFileOf(configFile, environment), 'state').catch(() => '');
  const seconds = readPath(parseText(text), 'time', 'previousStart');
  return typeof seconds === 'number' && Number.isInteger(seconds) ? new Date(seconds * 1000) : undefined;
}

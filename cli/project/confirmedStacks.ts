import os from 'node:os';
import path from 'node:path';
import { isFileError, readForeignText, writeWhole } from '@pagewright/engine/files';

/** The stacks that this user has confirmed, each on a line. No clone can write there. */
const fileName = 'stacks.txt';

/** Whether the user has connected to a stack on this machine before. Takes its origin. */
export async function isConfirmed(stack: string): Promise<boolean> {
  return (await readStacks()).includes(stack);
}

/** Notes that the user has named a stack. Throws the error of the disk. */
export async function confirmStack(stack: string): Promise<void> {
  const known = await readStacks();
  if (known.includes(stack)) return;
  await writeWhole(stacksFile(), `${[...known, stack].join('\n')}\n`);
}

async function readStacks(): Promise<string[]> {
  try {
    const text = await readForeignText(stacksFile(), 'settings');
    return text.split(/\r?\n/).filter((line) => line !== '');
  } catch (error) {
    if (isFileError(error)) return [];
    throw error;
  }
}

function stacksFile(): string {
  return path.join(settingsFolder(process.env), fileName);
}

/** The user's folder for settings of programs. */
export function settingsFolder({ XDG_CONFIG_HOME: chosen, APPDATA: roaming }: NodeJS.ProcessEnv): string {
  const own = process.platform === 'win32' ? roaming : chosen;
  if (own && path.isAbsolute(own)) return path.join(own, 'pagewright');
  const inHome = { win32: ['AppData', 'Roaming'], darwin: ['Library', 'Application Support'] };
  const names = process.platform in inHome ? inHome[process.platform as keyof typeof inHome] : ['.config'];
  return path.join(os.homedir(), ...names, 'pagewright');
}

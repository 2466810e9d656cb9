import path from 'node:path';
import { isFileError, readForeignText, writeWhole } from '@pagewright/engine/files';
import { settingsFolder } from './confirmedStacks.ts';

/** The projects in which this user has agreed to start jobs, each on a line. No clone can write there. */
const fileName = 'job-projects.txt';

/** A project of a stack. */
interface Project {
  stack: string;
  id: string;
}

/** Whether the user has agreed to start jobs in a project before. */
export async function isAgreed(project: Project): Promise<boolean> {
  return (await readAgreed()).includes(lineOf(project));
}

/** Notes that the user agrees. Throws the error of the disk. */
export async function agree(project: Project): Promise<void> {
  const known = await readAgreed();
  if (!known.includes(lineOf(project))) await writeWhole(agreedFile(), `${[...known, lineOf(project)].join('\n')}\n`);
}

async function readAgreed(): Promise<string[]> {
  try {
    return (await readForeignText(agreedFile(), 'settings')).split(/\r?\n/).filter((line) => line !== '');
  } catch (error) {
    if (isFileError(error)) return [];
    throw error;
  }
}

function lineOf({ stack, id }: Project): string {
  return `${stack} ${id}`;
}

function agreedFile(): string {
  return path.join(settingsFolder(process.env), fileName);
}

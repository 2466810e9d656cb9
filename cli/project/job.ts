import type { Command } from 'commander';
import { addJobList } from './jobList.ts';
import { addJobRun } from './jobRun.ts';
import { addJobShow } from './jobShow.ts';
import { addJobStop } from './jobStop.ts';

/** The verbs of `pagewright project job`. */
const verbs = [addJobRun, addJobList, addJobShow, addJobStop];

/** `pagewright project job`: the jobs of the project. */
export function addJob(project: Command): void {
  const job = project
    .command('job')
    .description('Start jobs in the project, follow and stop them, and see what they read.');
  for (const add of verbs) add(job);
}

import type { Command } from 'commander';
import { addConnect } from './connect.ts';
import { addDelete } from './delete.ts';
import { addDiff } from './diff.ts';
import { addJob } from './job.ts';
import { addList } from './list.ts';
import { addLog } from './log.ts';
import { addPull } from './pull.ts';
import { addPush } from './push.ts';
import { addRestore } from './restore.ts';
import { addRunHere } from './runHere.ts';
import { addShow } from './show.ts';
import { addStatus } from './status.ts';

/** The verbs of `pagewright project`, in the order of a round trip. */
const verbs = [
  addConnect,
  addList,
  addPull,
  addDiff,
  addLog,
  addShow,
  addPush,
  addRestore,
  addDelete,
  addJob,
  addStatus,
  addRunHere,
];

/** `pagewright project`: the round trip with a project of the platform. */
export function addProject(program: Command): void {
  const project = program
    .command('project')
    .description('Pull configurations from a project of the platform, compare them, push them, and see their jobs.');
  for (const add of verbs) add(project);
}

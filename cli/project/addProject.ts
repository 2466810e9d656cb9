import type { Command } from 'commander';

/** The verbs of `pagewright project`, each in a file of its own. */
const verbs: readonly ((project: Command) => void)[] = [];

/** `pagewright project`: the round trip with a project of the platform. */
export function addProject(program: Command): void {
  const project = program
    .command('project')
    .description('Pull configurations from a project of the platform, compare them, push them, and see their jobs.');
  for (const add of verbs) add(project);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAll } from 'js-yaml';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'kubernetes');

/** The examples for Kubernetes, by their paths. */
export const kubernetesExamples = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => path.join(folder, name));

interface Container {
  args: string[];
}

interface Job {
  completions?: number;
  template: { spec: { initContainers?: Container[]; containers: Container[] } };
}

/** The containers of a Job, and its number of pods. */
export interface ExampleJob {
  pods: number;
  /** The arguments of each container of a pod, in the order in which they run. */
  commands: string[][];
}

/** The Jobs of an example in their order, also those that a CronJob makes. */
export function readExampleJobs(file: string): ExampleJob[] {
  return loadAll(readFileSync(file, 'utf8'))
    .flatMap(jobsIn)
    .map(({ completions = 1, template: { spec } }) => ({
      pods: completions,
      commands: [...(spec.initContainers ?? []), ...spec.containers].map(({ args }) => args),
    }));
}

/** The resources with a template for pods, at any depth. */
function jobsIn(value: unknown): Job[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'template' in value ? [value as Job] : Object.values(value).flatMap(jobsIn);
}

import type { JudgedJob, Trip } from '@pagewright/engine/platform';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { projectInput, withProject } from '../inputs/project.ts';

const output = z.object({
  job: z.object({ id: z.string(), status: z.string() }),
  verdict: z.string().describe('"complete", "incomplete" or "unknown": a job that succeeded may lack data.'),
  lines: z.array(z.string()).describe('The verdict in words: its evidence, or what is missing for one.'),
});

/** Says whether a job of the user's project read everything. */
export const projectJob = defineTool({
  name: 'project_job',
  title: 'Read the verdict of a job of the project',
  description:
    'Says whether a job that ran in the Keboola project read all the data, with the evidence or what is missing for it: a job by its id ("job"), or the last one of a configuration ("name"). It only reads, and starts nothing.',
  remote: true,
  input: z.strictObject({
    ...projectInput,
    job: z
      .string()
      .regex(/^\d{1,30}$/)
      .optional()
      .describe('The id of a job. Give this or "name".'),
    name: z.string().min(1).max(1000).optional().describe('A configuration: an id, a name, or a file or folder.'),
  }),
  output,
  async run({ folder, job, name }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    if ((job === undefined) === (name === undefined))
      throw new UserError('tool.bad-input', 'Give a "job" or the "name" of a configuration, and not both.');
    return await withProject(folder, call, async (trip) => {
      const { judgedLines } = await import('@pagewright/engine/platform');
      const judged = await judge(trip, job ?? (await lastJobOf(trip, name ?? '')), call);
      const { id, status } = judged.job;
      return { job: { id, status }, verdict: judged.verdict.status, lines: judgedLines(judged) };
    });
  },
});

async function judge({ api }: Trip, id: string, { signal }: ToolCall): Promise<JudgedJob> {
  const { judgeRemoteJob } = await import('@pagewright/engine/platform');
  return await judgeRemoteJob(api, id, {}, signal);
}

async function lastJobOf(trip: Trip, name: string): Promise<string> {
  const { listJobs } = await import('@pagewright/engine/platform');
  const { UserError } = await import('@pagewright/engine/run');
  const [last] = await listJobs(trip, name, 1);
  if (last === undefined) throw new UserError('platform.not-found', `"${name}" has no job in the project yet.`);
  return last.id;
}

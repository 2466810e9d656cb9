import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { configurationInput, readConfiguration } from '../inputs/configuration.ts';

/** Lists the requests that a run would send first. */
export const plan = defineTool({
  name: 'plan',
  title: 'Plan the requests',
  description:
    'Shows the first requests that a run of a configuration would send for each job, its paging method, its page size and what ends its paging. Sends nothing. Use it to see whether the paging fits the API.',
  input: z.strictObject({
    ...configurationInput,
    job: z.string().min(1).max(1000).optional().describe('Only this job with its children. Absent: all jobs.'),
  }),
  output: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        occasion: z.string().optional().describe('Of a child job: the records that it runs for.'),
        paging: z.string().optional().describe('The paging method. Absent: nothing is paged.'),
        pageSize: z.string(),
        requests: z.array(
          z.object({
            method: z.string(),
            url: z.string().describe('What a response gives is described between ‹ and ›.'),
            headers: z.array(z.object({ name: z.string(), value: z.string() })),
            body: z.string().optional(),
          }),
        ),
        ends: z.array(z.string()).describe('Each continues "The paging ends when".'),
        remarks: z.array(z.string()),
        problem: z.object({ code: z.string(), message: z.string() }).optional(),
      }),
    ),
    processors: z
      .array(z.object({ component: z.string(), position: z.enum(['before', 'after']), message: z.string() }))
      .describe('What the platform runs before and after the extractor, and a run here does not.'),
    problems: z.array(z.object({ code: z.string(), pointer: z.string(), message: z.string() })),
  }),
  async run(input, call) {
    const { planConfig, processorText } = await import('@pagewright/engine/run');
    const { applied, secrets } = await readConfiguration(input, call);
    const planned = planConfig(applied, { now: Date.now, secrets }, input.job === undefined ? undefined : [input.job]);
    if ('problems' in planned) {
      const problems = planned.problems.map(({ code, pointer, message }) => ({ code, pointer, message }));
      return { jobs: [], processors: [], problems };
    }
    const jobs = planned.plans.map(({ name, occasion, paging, pageSize, requests, ends, remarks, problem }) => ({
      name,
      occasion,
      paging,
      pageSize: pageSize.sentence,
      requests: requests.map(({ method, url, headers, body }) => ({
        method,
        url,
        headers: headers.map(([name, value]) => ({ name, value })),
        body,
      })),
      ends,
      remarks,
      ...(problem && { problem }),
    }));
    const processors = planned.processors.map((each) => {
      const { component, position } = each;
      return { component, position, message: processorText(each) };
    });
    return { jobs, processors, problems: [] };
  },
});

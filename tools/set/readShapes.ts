import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { configurationInput, readConfiguration } from '../inputs/configuration.ts';
import { shapesFile } from '../inputs/sessionFiles.ts';

/** Describes the responses of an API. */
export const readShapes = defineTool({
  name: 'read_shapes',
  title: 'Read the shapes of responses',
  description:
    'Lists the keys and types of the responses that were seen for each job, without values: from the shapes file next to the configuration, and from runs and trials. Use it to choose "dataField", paths of paging and columns of mappings.',
  input: z.strictObject({
    ...configurationInput,
    job: z.string().min(1).max(1000).optional().describe('Only this job. Absent: all jobs that are known.'),
  }),
  output: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        responses: z.number().describe('How many responses this is from.'),
        paths: z.array(z.object({ path: z.string(), types: z.array(z.string()), isAlways: z.boolean() })),
      }),
    ),
  }),
  async run(input, call) {
    const configuration = await readConfiguration(input, call);
    const { shapesFileOf } = await import('@pagewright/engine/places');
    const { listShapePaths, readShapes: parse } = await import('@pagewright/engine/shapes');
    const { readOrError } = await import('@pagewright/engine/files');
    const files = [await shapesFile(configuration.file, call)];
    const beside = shapesFileOf(configuration.file);
    if (configuration.isFile && (await call.folders.has(beside))) files.push(beside);
    const texts = await Promise.all(files.map((file) => readOrError(file, 'shapes')));
    const known = texts.map((text) => (typeof text === 'string' ? parse(text)?.jobs : undefined) ?? {});
    // The shapes that runs have learned are newer.
    const jobs = Object.entries({ ...known[1], ...known[0] });
    return {
      jobs: jobs
        .filter(([name]) => input.job === undefined || name === input.job)
        .map(([name, { responses, schema }]) => ({ name, responses, paths: listShapePaths(schema) })),
    };
  },
});

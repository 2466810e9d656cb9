import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { projectInput, withProject } from '../inputs/project.ts';

const output = z.object({
  configurations: z.array(
    z.object({
      component: z.string(),
      id: z.string(),
      name: z.string(),
      version: z.number(),
      isDisabled: z.boolean(),
      path: z.string().optional().describe('Its file or folder here, if it was pulled.'),
      pulled: z.number().optional().describe('The version that was pulled.'),
      lastJob: z.string().optional().describe('The state of its last job.'),
    }),
  ),
});

/** Lists the configurations of the user's project. */
export const projectList = defineTool({
  name: 'project_list',
  title: 'List the configurations of the project',
  description:
    'Lists the configurations of Generic Extractor in the Keboola project that a folder is connected to, with their versions, files here and last jobs. It only reads.',
  remote: true,
  input: z.strictObject(projectInput),
  output,
  async run({ folder }, call) {
    const { listConfigurations } = await import('@pagewright/engine/platform');
    const listed = await withProject(folder, call, (trip) => listConfigurations(trip));
    const configurations = listed.map(({ component, id, name, version, isDisabled, path, pulled, lastJob }) => ({
      component,
      id,
      name,
      version,
      isDisabled,
      ...(path !== undefined && { path }),
      ...(pulled !== undefined && { pulled }),
      ...(lastJob && { lastJob: lastJob.status }),
    }));
    return { configurations };
  },
});

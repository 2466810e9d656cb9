import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { namesInput, projectInput, withProject } from '../inputs/project.ts';

const text = z.string().optional();

const output = z.object({
  configurations: z.array(
    z.object({
      id: z.string().optional(),
      name: z.string(),
      path: z.string().optional(),
      state: z.string().describe('Such as "same", "changed-here", "changed-there" or "changed-both".'),
      base: z.number().optional().describe('The version that the files are based on.'),
      newest: z.number().optional().describe('The newest version of the project.'),
      files: z.array(z.object({ file: z.string(), base: text, local: text, remote: text })),
    }),
  ),
});

/** Compares files with the user's project. */
export const projectDiff = defineTool({
  name: 'project_diff',
  title: 'Compare with the project',
  description:
    'Compares the files of configurations with the version that was pulled from the Keboola project and with the newest one. Gives the texts that differ: as pulled ("base"), here ("local") and in the project ("remote"). Plain secrets are masked. It only reads.',
  remote: true,
  input: z.strictObject({ ...projectInput, names: namesInput.optional() }),
  output,
  async run({ folder, names }, call) {
    const { diff } = await import('@pagewright/engine/platform');
    const diffs = await withProject(folder, call, (trip) => diff(trip, { names, masks: true }));
    const configurations = diffs.map(({ id, name, path, state, base, newest, files }) => ({
      ...(id !== undefined && { id }),
      name,
      ...(path !== undefined && { path }),
      state,
      ...(base !== undefined && { base }),
      ...(newest !== undefined && { newest }),
      files: files.map(({ file, ...texts }) => ({ file, ...known(texts) })),
    }));
    return { configurations };
  },
});

function known(texts: Record<'base' | 'local' | 'remote', string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([side, of]) => (of === undefined ? [] : [[side, of]])));
}

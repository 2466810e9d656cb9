import { createHash } from 'node:crypto';
import type { ConfigurationPull, Trip } from '@pagewright/engine/platform';
import * as z from 'zod';
import { ConsentNeeded } from '../call/consentNeeded.ts';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { namesInput, projectInput, withProject } from '../inputs/project.ts';

const output = z.object({
  configurations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      path: z.string(),
      version: z.number(),
      outcome: z.enum(['new', 'updated', 'same', 'kept', 'conflict', 'deleted']),
      files: z.array(z.string()),
    }),
  ),
});

/** Brings configurations of the user's project into its folder. */
export const projectPull = defineTool({
  name: 'project_pull',
  title: 'Pull configurations from the project',
  description:
    'Brings configurations of the Keboola project into the files of its folder. It needs the consent of the user, never overwrites a local change ("kept", "conflict"), and changes nothing in the project.',
  remote: true,
  writes: true,
  input: z.strictObject({ ...projectInput, names: namesInput.min(1).optional().describe('Absent: all of them.') }),
  output,
  async run({ folder, names }, call) {
    const pulls = await withProject(folder, call, async (trip) => {
      await requireConsent(trip, { folder, names }, call);
      const { pull } = await import('@pagewright/engine/platform');
      return await pull(trip, { names });
    });
    return { configurations: pulls.map(shown) };
  },
});

function shown({
  id,
  name,
  path,
  version,
  outcome,
  files,
}: ConfigurationPull): z.infer<typeof output>['configurations'][number] {
  return { id, name, path, version, outcome, files };
}

/** Asks for this folder, this project and these names. Throws ConsentNeeded. */
async function requireConsent(
  { api, signal }: Trip,
  { folder, names }: { folder: string | undefined; names: string[] | undefined },
  { host: { consent }, folders }: ToolCall,
): Promise<void> {
  if (consent === 'always') return;
  const { printable } = await import('@pagewright/engine/text/printable');
  const { id, name } = await api.storage.project(signal);
  const place = await folders.find(folder ?? '.');
  const which = names === undefined ? 'all configurations' : names.map((each) => `"${printable(each)}"`).join(', ');
  const question = `Pull ${which} of project ${id}, "${printable(name)}", of "${api.stack}" into "${place}"? Files there are written; local changes stay.`;
  const about = createHash('sha256')
    .update(JSON.stringify([place, api.stack, id, names]))
    .digest('hex');
  if (typeof consent !== 'object' || consent.to !== about) throw new ConsentNeeded(question, about);
}

import type { Trip } from '@pagewright/engine/platform';
import * as z from 'zod';
import type { ToolCall } from '../call/toolCall.ts';
import { pathInput } from './configuration.ts';

/** The keys by which a folder that is connected to a project is given, and configurations in it. */
export const projectInput = {
  folder: pathInput.optional().describe('The folder that is connected to the project; by default the first one.'),
};

export const namesInput = z
  .array(z.string().min(1).max(1000))
  .max(200)
  .describe('Configurations: an id, a name, or a file or folder from the folder of the project.');

const notConnected =
  'The folder is connected to no project. Let the user connect it: "pagewright project connect STACK", or "Pagewright: Connect to Project" in the editor.';

/**
 * Works with the project that a folder is connected to, with the token of the user, which no output has. Throws a
 * UserError if there is none, or if the user has not confirmed the stack that the folder names.
 */
export async function withProject<Output>(
  folder: string | undefined,
  call: ToolCall,
  work: (trip: Trip) => Promise<Output>,
): Promise<Output> {
  const { diskWritableFiles, linkPath, openProject, requireLink } = await import('@pagewright/engine/platform');
  const { UserError } = await import('@pagewright/engine/run');
  const files = diskWritableFiles(await call.folders.find(folder ?? '.'));
  const text = await files.read(linkPath);
  if (text === undefined) throw new UserError('platform.not-connected', notConnected);
  const { stack, project } = requireLink(text);
  const token = await call.host.tokenFor?.(stack, project.id);
  if (token === undefined) {
    const message = `There is no token for "${stack}", or the user has not connected to it on this machine. Let the user connect the folder.`;
    throw new UserError('platform.stack-not-confirmed', message);
  }
  call.hide({ secrets: [token] });
  const { network } = call.host;
  const access = { stack, token, userAgent: 'Pagewright/assistants', ...(network && { network }) };
  const api = await openProject(access, call.signal);
  try {
    return await work({ api, files, signal: call.signal });
  } finally {
    await api.close();
  }
}

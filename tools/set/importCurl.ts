import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { configurationInput, readConfiguration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';
import { editOutput, editsOf } from '../results/editResult.ts';

/** Creates a configuration, or a job of one, from a cURL command. */
export const importCurl = defineTool({
  name: 'import_curl',
  title: 'Import a cURL command',
  description:
    'Writes a configuration from a cURL command of an API. With "path" or "text" it returns the edits that add the request to that configuration as a job. Credentials are left empty: the user sets them as secrets.',
  input: z.strictObject({
    command: z.string().min(1).max(100_000).describe('The command, as pasted into a shell.'),
    ...configurationInput,
  }),
  output: z.object({
    text: z.string().optional().describe('The new configuration.'),
    edits: z.array(editOutput).optional().describe('Those of the given configuration.'),
    secrets: z.array(z.string()).describe('Names of the secrets that the user has to set.'),
    remarks: z.array(z.string()),
  }),
  async run({ command, ...given }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const isNew = given.path === undefined && given.text === undefined;
    const configuration = await readConfiguration(isNew ? { text: '{}' } : given, call);
    const { service, document } = await openService(configuration, call);
    const imported = isNew
      ? service.writeCurlConfiguration(command, true)
      : service.findCurlJob(document, command, true);
    if ('problem' in imported) throw new UserError('tool.bad-curl', imported.problem);
    call.hide({ secrets: Object.values(imported.secrets) });
    const written =
      'text' in imported ? { text: imported.text } : { edits: editsOf(imported.edits, await call.redactor()) ?? [] };
    return { ...written, secrets: Object.keys(imported.secrets), remarks: imported.remarks };
  },
});

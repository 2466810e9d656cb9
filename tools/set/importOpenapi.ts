import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import { pathInput } from '../inputs/configuration.ts';

/** Creates a configuration from the description of an API. */
export const importOpenapi = defineTool({
  name: 'import_openapi',
  title: 'Import an OpenAPI document',
  description:
    'Writes a configuration from an OpenAPI or Swagger document, a HAR file or a Postman collection in the workspace: its jobs, their paging with the evidence, and the authentication. Start with it if the API has such a document.',
  input: z.strictObject({
    document: pathInput.describe('Path of the document, as JSON or YAML.'),
    select: z
      .array(z.string().min(1).max(1000))
      .max(200)
      .optional()
      .describe('Only endpoints like these, such as "/users*" or "GET /users". Absent: every list.'),
    server: z.string().max(2000).optional().describe('Base address instead of that of the document.'),
    mappings: z.boolean().optional().describe('Whether to write mappings with the described columns.'),
  }),
  output: z.object({
    text: z.string().describe('The configuration.'),
    endpoints: z.array(
      z.object({
        endpoint: z.string(),
        job: z.string(),
        dataField: z.string(),
        paging: z.string(),
        sureness: z.string(),
        evidence: z.array(z.string()),
      }),
    ),
    leftOut: z.array(z.object({ what: z.string(), reason: z.string() })),
    secrets: z.array(z.string()).describe('Keys of secrets that the user has to set.'),
    blanks: z.array(z.string()).describe('Keys that need another value.'),
  }),
  async run({ document, select, server, mappings }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const { importDescription, nothingText, openDescription } = await import('@pagewright/engine/descriptions');
    const { description } = await openDescription(await call.folders.find(document), { signal: call.signal });
    const options = { select, server, ...(mappings && { mappings }) };
    const imported = importDescription(description, options);
    const { text, report, secrets, blanks } = imported;
    if (report.endpoints.length === 0)
      throw new UserError('import.nothing', nothingText(document, imported, 'Change "select".'));
    return {
      text,
      endpoints: report.endpoints.map(({ method, path, job, dataField, paging, sureness, evidence }) => ({
        endpoint: `${method} ${path}`,
        job,
        dataField,
        paging,
        sureness,
        evidence,
      })),
      leftOut: report.leftOut.map(({ what, reason }) => ({ what, reason })),
      secrets: secrets.map(({ key }) => key),
      blanks: blanks.map(({ key }) => key),
    };
  },
});

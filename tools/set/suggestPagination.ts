import type { ObservedPage } from '@pagewright/server/service';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { configurationInput, pathInput, readConfiguration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';
import { editOutput, editsOf } from '../results/editResult.ts';
import { findLastRun } from '../trial/findLastRun.ts';

/** The maximum size of a response; of a larger one the shape is enough. */
const maxCharacters = 2_000_000;

/** Suggests paging methods that fit an API, with evidence. */
export const suggestPagination = defineTool({
  name: 'suggest_pagination',
  title: 'Suggest the pagination',
  description:
    'Suggests the paging method for a job, best first, with the evidence and the edits that write it: from responses that you give, from those that runs and trials have learned, or from an OpenAPI document. Use it instead of guessing.',
  input: z.strictObject({
    ...configurationInput,
    job: z.string().min(1).max(1000).optional().describe('Absent: all jobs.'),
    responses: z
      .array(
        z.strictObject({
          job: z.string().min(1).max(1000).describe('Name of the job whose response it is.'),
          url: z.string().max(8000).describe('The address that was requested.'),
          headers: z.record(z.string().max(200), z.string().max(8000)).optional(),
          body: z.unknown().describe('The response, as JSON.'),
        }),
      )
      .max(20)
      .optional()
      .describe('Responses of the API that you know.'),
    description: pathInput.optional().describe('Path of an OpenAPI document of the API.'),
  }),
  output: z.object({
    lookedAt: z.string().describe('The known responses. Empty: none is known.'),
    choices: z.array(
      z.object({
        title: z.string(),
        confidence: z.enum(['high', 'medium', 'low']),
        evidence: z.string(),
        edits: z.array(editOutput).optional().describe('Absent: it is already written, or no method fits.'),
      }),
    ),
    described: z.array(
      z.object({ endpoint: z.string(), paging: z.string(), sureness: z.string(), evidence: z.array(z.string()) }),
    ),
  }),
  async run({ job, responses = [], description, ...given }, call) {
    const configuration = await readConfiguration(given, call);
    const api = description === undefined ? undefined : await call.folders.find(description);
    const { service, document } = await openService(configuration, call, api);
    const pages = new Map<string, ObservedPage>(await readKept(configuration.file, call));
    for (const { job: name, url, headers = {}, body } of responses) {
      const lowered = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
      pages.set(name, { url, headers: Object.fromEntries(lowered), response: body as ObservedPage['response'] });
    }
    const { UserError } = await import('@pagewright/engine/run');
    const names = service.findJobs(document).map(({ name }) => name);
    const unknown = [job, ...responses.map((each) => each.job)].find(
      (name) => name !== undefined && !names.includes(name),
    );
    if (unknown !== undefined)
      throw new UserError('run.unknown-job', `There is no job "${unknown}". The jobs are "${names.join('", "')}".`);
    const { lookedAt, choices } = await service.suggestPagination(document, { job, pages });
    const redact = await call.redactor();
    const suggested = choices.map(({ title, confidence, evidence, edits }) => {
      const written = editsOf(edits, redact);
      return { title, confidence, evidence, ...(written && { edits: written }) };
    });
    return {
      lookedAt,
      choices: suggested,
      described: api === undefined ? [] : await described(api, call),
    };
  },
});

/** The first response of each job that the last run has kept. */
async function readKept(configFile: string, call: ToolCall): Promise<[string, ObservedPage][]> {
  const { readKeptExchange, readText } = await import('@pagewright/engine/exchanges');
  const { folderFiles } = await import('@pagewright/engine/files');
  const { parseJson } = await import('@pagewright/engine/json');
  const run = await findLastRun(configFile, call);
  if (run === undefined) return [];
  const files = folderFiles(run.kept);
  const pages: [string, ObservedPage][] = [];
  for (const [job, number] of Object.entries(run.firstPages)) {
    const exchange = await readKeptExchange(files, number);
    if (!exchange?.answer?.endsWith('.json')) continue;
    const body = await readText(files, exchange.answer, 'response');
    if (body.length > maxCharacters) continue;
    pages.push([job, { url: exchange.url, headers: exchange.answerHeaders ?? {}, response: parseJson(body) }]);
  }
  return pages;
}

/** The paging in a document for all of its lists. */
async function described(file: string, call: ToolCall) {
  const { importDescription, openDescription } = await import('@pagewright/engine/descriptions');
  const { description } = await openDescription(file, { signal: call.signal });
  return importDescription(description, {}).report.endpoints.map(({ method, path, paging, sureness, evidence }) => ({
    endpoint: `${method} ${path}`,
    paging,
    sureness,
    evidence,
  }));
}

import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

/** Offers tasks that a person gives an assistant, with steps that end in a verdict. */
export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'write-configuration',
    {
      title: 'Write a configuration for this API',
      description: 'From a description of an API, or its documentation, to a configuration that reads everything.',
      argsSchema: z.object({
        api: z.string().max(4000).describe('Path of an OpenAPI document, a cURL command, or what you know of the API.'),
        file: z.string().max(1000).describe('Where to write the configuration, such as "shop.extractor.json".'),
      }),
    },
    ({ api, file }) =>
      asked(`Write a Keboola Generic Extractor configuration for this API: ${api}

1. Use "import_openapi" for a document or "import_curl" for a command; otherwise write the jobs yourself, and ask "describe_format" for each key that you are not sure of.
2. Save it as ${file}, "check" it, and apply the fixes until there is no error.
3. "plan" it, and compare the first requests with what the API documents.
4. Ask me to set the secrets that it names. Do not ask for their values.
5. Use "find_pagination" for jobs whose paging no document describes, and apply its edits if it is found. Then "run_trial" each job. If the verdict is not "complete", ask "explain" for its evidence and "find_pagination" for the job, change the configuration, and try again.
6. Tell me the verdict of each job with its evidence.`),
  );
  server.registerPrompt(
    'mend-paging',
    {
      title: 'Find out why a job reads too little',
      description: 'From a verdict that is not complete to paging that reads everything.',
      argsSchema: z.object({ file: z.string().max(1000), job: z.string().max(1000) }),
    },
    ({ file, job }) =>
      asked(
        `The job "${job}" of ${file} may not read all of its data. Read its verdict with "read_verdict" (make a trial with "run_trial" if there is none), ask "explain" for the codes of its evidence and "find_pagination" for the job, which proves the right paging. Change only its paging, "check" and "plan" the configuration, and try it again until the verdict is "complete". Then tell me what was wrong, and the evidence that it is right now.`,
      ),
  );
}

function asked(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

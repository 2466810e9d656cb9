import { defineTool } from '../call/tool.ts';
import { findingInput } from '../finding/findingInput.ts';
import { findingOutput } from '../finding/findingOutput.ts';
import { listCandidates } from '../finding/listCandidates.ts';
import { searchPaging } from '../finding/searchPaging.ts';
import { readConfiguration } from '../inputs/configuration.ts';

/** Finds how an API pages, and proves it; without requests, lists what fits the known responses. */
export const findPagination = defineTool({
  name: 'find_pagination',
  title: 'Find the pagination',
  description:
    'Finds how an API pages and proves it: sends a few requests of a job with other parameters, and returns the paging that reads each record once, what was tried, and the edits that write it. It needs the consent of the user. With "send": false, or with "responses", nothing is sent, and it lists candidates that are not proven: from known responses, or an OpenAPI document. Use it instead of guessing.',
  sends: true,
  input: findingInput,
  output: findingOutput,
  async run(input, call) {
    const configuration = await readConfiguration(input, call);
    const isSending = input.send && (input.responses ?? []).length === 0;
    return await (isSending ? searchPaging : listCandidates)(configuration, input, call);
  },
});

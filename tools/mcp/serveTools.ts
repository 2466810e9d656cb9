import { randomBytes } from 'node:crypto';
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import { callTool, type ToolResult } from '../callTool.ts';
import type { ToolHost } from '../toolHost.ts';
import { tools } from '../tools.ts';
import { registerPages } from './registerPages.ts';
import { registerPrompts } from './registerPrompts.ts';

/** What a client is told before it uses the tools. */
const instructions =
  'Pagewright knows the configurations of Keboola Generic Extractor. Write one with "import_openapi" or "import_curl" where you can, "check" it after every change, "plan" it, try it with "run_trial", and do not call it done before the verdict is "complete". Never ask for secrets: name them, and let the user set them.';

const noElicitation =
  'A trial sends requests to the API, so the user has to agree. This client cannot ask: start the server with "pagewright mcp --allow-runs", or let the user make the run.';

const consentSchema = z.object({ run: z.boolean().describe('Send these requests?') });

/** Serves the tools, the documentation and prompts over standard input and output, until the client closes it. */
export function serveTools(host: ToolHost, version: string): void {
  // What the client sends back is what this server asked.
  const asked = createRequestStateCodec<{ question: string }>({ key: randomBytes(32) });
  serveStdio(() => {
    const server = new McpServer(
      { name: 'pagewright', title: 'Pagewright', version },
      { instructions, requestState: { verify: asked.verify } },
    );
    for (const { name, title, description, input, output, sends } of tools) {
      const annotations = {
        title,
        ...(sends ? { openWorldHint: true } : { readOnlyHint: true, openWorldHint: false }),
      };
      const handle = async (given: unknown, context: ServerContext): Promise<CallToolResult | InputRequiredResult> => {
        const agreed = acceptedContent(context.mcpReq.inputResponses, 'consent', consentSchema)?.run === true;
        const state = context.mcpReq.requestState<{ question: string }>();
        const consent = agreed && state !== undefined ? { consent: { to: state.question } } : {};
        const result = await callTool(name, given, { ...host, ...consent }, context.mcpReq.signal);
        if (!('question' in result)) return toolResult(result);
        if (state !== undefined) return refused('The user did not agree to the trial, so nothing was sent.');
        if (!canAsk(server, context)) return refused(noElicitation);
        const consentRequest = inputRequired.elicit({ message: result.question, requestedSchema: consentSchema });
        const requestState = await asked.mint({ question: result.question });
        return inputRequired({ inputRequests: { consent: consentRequest }, requestState });
      };
      server.registerTool(
        name,
        { title, description, inputSchema: input, outputSchema: output.loose(), annotations },
        handle,
      );
    }
    registerPages(server, host.assets.docs);
    registerPrompts(server);
    return server;
  });
}

/** Whether the client can ask its user: it says so with each request, or in older protocols at the start. */
function canAsk({ server }: McpServer, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const declared = envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
  return typeof declared === 'object' && declared !== null && 'elicitation' in declared;
}

function refused(message: string): CallToolResult {
  return toolResult({ error: { code: 'tool.no-consent', message } });
}

function toolResult(result: Exclude<ToolResult, { question: string }>): CallToolResult {
  if ('error' in result) {
    const { code, message } = result.error;
    return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] };
  }
  return { content: [{ type: 'text', text: JSON.stringify(result.output) }], structuredContent: result.output };
}

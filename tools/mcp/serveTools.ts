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
import type { ToolHost } from '../call/toolHost.ts';
import type { ToolResult } from '../set/callTool.ts';
import { tools } from '../set/tools.ts';
import { callInThread } from '../thread/callInThread.ts';
import type { HostQuestions, ToolWork } from '../thread/threadMessages.ts';
import { Turns } from '../thread/turns.ts';
import { registerPages } from './registerPages.ts';
import { registerPrompts } from './registerPrompts.ts';
import { StdioTransport, say } from './stdioTransport.ts';

/** The instructions for a client before it uses the tools. */
const instructions =
  'Pagewright knows the configurations of Keboola Generic Extractor. Write one with "import_openapi" or "import_curl" if possible, "check" it after every change, "plan" it, prove its paging with "find_pagination", try it with "run_trial", and do not call it done before the verdict is "complete". Never ask for secrets: name them, and let the user set them.';

const noElicitation =
  'This sends requests or writes files, so the user has to agree, and this client cannot ask. Let the user do it; for requests, the server can be started with "pagewright mcp --allow-runs".';

const consentSchema = z.object({ run: z.boolean().describe('Do this?') });

/** The maximum number of calls at once: each thread has a separate engine. */
const maxAtOnce = 8;

/** The program of this server, which calls each tool on a thread with one of our scripts. */
interface Program {
  version: string;
  threadScript: string;
}

/**
 * Serves the tools, the documentation and prompts over standard input and output, until the client closes it. The tools
 * run on threads, so that the server responds meanwhile; a call that is cancelled ends with its thread.
 */
export function serveTools(host: ToolHost, { version, threadScript }: Program): void {
  // The client sends back what this server has signed.
  const asked = createRequestStateCodec<{ about: string }>({ key: randomBytes(32) });
  const questions = questionsTo(host);
  const turns = new Turns(maxAtOnce);
  const createServer = () => {
    const server = new McpServer(
      { name: 'pagewright', title: 'Pagewright', version },
      { instructions, requestState: { verify: asked.verify } },
    );
    for (const { name, title, description, input, output, sends, remote, writes } of tools) {
      const annotations = {
        title,
        ...((sends ?? writes) ? {} : { readOnlyHint: true }),
        ...(writes && { destructiveHint: false }),
        openWorldHint: sends ?? remote ?? false,
      };
      const handle = async (given: unknown, context: ServerContext): Promise<CallToolResult | InputRequiredResult> => {
        const agreed = acceptedContent(context.mcpReq.inputResponses, 'consent', consentSchema)?.run === true;
        const state = context.mcpReq.requestState<{ about: string }>();
        if (state !== undefined && !agreed) return refused('The user did not agree, so nothing was sent.');
        const work = { ...plainPart(host), ...(state !== undefined && { consent: { to: state.about } }) };
        const { signal } = context.mcpReq;
        const result = await turns.take(() =>
          callInThread(threadScript, { name, input: given, host: work }, questions, signal),
        );
        if (!('question' in result)) return toolResult(result);
        if (!canAsk(server, context)) return refused(noElicitation);
        const consentRequest = inputRequired.elicit({ message: result.question, requestedSchema: consentSchema });
        const requestState = await asked.mint({ about: result.about });
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
  };
  // Reports errors, such as an unreadable message, to the client if the protocol allows it.
  serveStdio(createServer, { transport: new StdioTransport(), onerror: (error) => say(faultText(error)) });
}

/** The text of an error. The validator of the SDK gives a list of all errors. */
function faultText({ name, message }: Error): string {
  if (name.endsWith('ZodError')) return 'A message is not one of JSON-RPC, so it was left out.';
  return message.slice(0, 300).replaceAll(/\p{C}+/gu, ' ');
}

/** The parts of the host that a thread gets at its start, and those that it requests. */
function plainPart({ secretsFor, lastRun, shapesOf, tokenFor, ...plain }: ToolHost): ToolWork['host'] {
  return plain;
}

function questionsTo(host: ToolHost): HostQuestions {
  return {
    secretsFor: (...asked) => host.secretsFor(...asked),
    lastRun: async (file) => await host.lastRun?.(file),
    shapesOf: async (file) => await host.shapesOf?.(file),
    tokenFor: async (...asked) => await host.tokenFor?.(...asked),
  };
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

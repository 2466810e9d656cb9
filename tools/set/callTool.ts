import { isUserError } from '@pagewright/engine/errors';
import * as z from 'zod';
import { ConsentNeeded } from '../call/consentNeeded.ts';
import { ToolCall } from '../call/toolCall.ts';
import type { ToolHost } from '../call/toolHost.ts';
import { cutToFit } from './cutToFit.ts';
import { tools } from './tools.ts';

/** The maximum number of characters of an input, as JSON. */
const maxInputLength = 2_000_000;

/**
 * The result of a call: its output, without secrets; a question that the user has to answer first, with a digest of its
 * subject; or the reason why there is no result.
 */
export type ToolResult =
  | { output: Record<string, unknown> }
  | { question: string; about: string }
  | { error: { code: string; message: string } };

/** Calls a tool with the input of an assistant, which may be anything. Throws only when it is cancelled. */
export async function callTool(
  name: string,
  given: unknown,
  host: ToolHost,
  signal: AbortSignal = new AbortController().signal,
): Promise<ToolResult> {
  const call = new ToolCall(host, signal);
  try {
    const tool = tools.find((each) => each.name === name);
    if (tool === undefined) return failure('tool.unknown', `There is no tool "${name}".`);
    const size = JSON.stringify(given ?? {}).length;
    if (size > maxInputLength)
      return failure(
        'tool.bad-input',
        `The input has ${size} characters, more than ${maxInputLength}. Give a path instead.`,
      );
    const input = tool.input.safeParse(given ?? {});
    if (!input.success) return await masked(failure('tool.bad-input', inputProblem(input.error)), call);
    return { output: cutToFit(await masked(await tool.run(input.data, call), call)) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ConsentNeeded) return { question: await masked(error.question, call), about: error.about };
    return await masked(failureOf(error), call);
  }
}

/** The problems of an input, such as `✖ Too big: … → at maxPages`, one per line. */
function inputProblem(error: z.ZodError): string {
  return `The input does not fit the schema of the tool. ${z
    .prettifyError(error)
    .replaceAll('✖ ', '')
    .replaceAll(/\n {1,8}→ at /g, ', at ')
    .replaceAll('\n', '; ')}.`;
}

/** The failure for an error. Only an error for the user has a code; a stack is never shown. */
function failureOf(error: unknown): ToolResult {
  if (isUserError(error)) return failure(error.code, error.message);
  return failure('tool.fault', `Pagewright failed: ${error instanceof Error ? error.message : String(error)}`);
}

function failure(code: string, message: string): ToolResult {
  return { error: { code, message } };
}

/** A value with all its texts, including the names of fields, without the secrets of this call. */
async function masked<Value>(value: Value, call: ToolCall): Promise<Value> {
  const redact = await call.redactor();
  const redacted = (part: unknown): unknown => {
    if (typeof part === 'string') return redact(part);
    if (Array.isArray(part)) return part.map(redacted);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [redact(name), redacted(field)]));
  };
  return redacted(value) as Value;
}

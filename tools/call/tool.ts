import type * as z from 'zod';
import type { ToolCall } from './toolCall.ts';

/** A tool for assistants. The editor and the MCP server offer the same tools. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  /** The name in MCP, such as `find_pagination`. */
  name: string;
  title: string;
  /** The purpose and use of the tool, for a model. */
  description: string;
  /** The schema of the input; any other input is refused, with the reason. */
  input: Input;
  output: Output;
  /** Whether it sends requests, so that a person has to agree. */
  sends?: true;
  /** Whether it reads from the user's project on the platform. */
  remote?: true;
  /** Whether it writes files, so that a person has to agree. */
  writes?: true;
  /** Runs the tool. Throws a UserError for errors that the assistant or its user can fix. */
  run(input: z.infer<Input>, call: ToolCall): Promise<z.infer<Output>>;
}

/** Keeps the types of a tool's input and output while it is written. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}

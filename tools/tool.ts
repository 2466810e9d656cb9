import type * as z from 'zod';
import type { ToolCall } from './toolCall.ts';

/** What an assistant can ask of Pagewright. Both doors, the editor's and that of MCP, offer the same tools. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  /** In the words of MCP: `suggest_pagination`. */
  name: string;
  title: string;
  /** For a model: what it is for, and when to use it. */
  description: string;
  /** What is not like this is refused, with the reason. */
  input: Input;
  output: Output;
  /** Whether it sends requests, so that a person has to agree. */
  sends?: true;
  /** Throws a UserError for what the assistant or its user can mend. */
  run(input: z.infer<Input>, call: ToolCall): Promise<z.infer<Output>>;
}

/** Keeps the types of a tool's input and output while it is written. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool {
  return tool as unknown as Tool;
}

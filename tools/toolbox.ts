// The modules that `pagewright mcp` and the thread of the editor's tools load when a tool is called.

export type { KnownRun } from './call/knownRun.ts';
export type { ToolHost } from './call/toolHost.ts';
export { serveTools } from './mcp/serveTools.ts';
export { callTool, type ToolResult } from './set/callTool.ts';

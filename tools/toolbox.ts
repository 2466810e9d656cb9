// What the two doors load when a tool is called: `pagewright mcp`, and the thread of the editor's tools.
export { callTool, type ToolResult } from './callTool.ts';
export { serveTools } from './mcp/serveTools.ts';
export type { ToolHost } from './toolHost.ts';
export type { KnownRun } from './trial/knownRun.ts';

// The modules that `pagewright mcp` and the thread of the editor's tools load when a tool is called.
export { callTool, type ToolResult } from './callTool.ts';
export { serveTools } from './mcp/serveTools.ts';
export type { ToolHost } from './toolHost.ts';
export type { KnownRun } from './trial/knownRun.ts';

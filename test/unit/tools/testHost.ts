import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { callTool, type ToolResult } from '../../../tools/set/callTool.ts';

const root = path.join(import.meta.dirname, '../../..');

/** A host with the files of a folder, whose session is beside them. */
export function testHost(folder: string, more: Partial<ToolHost> = {}): ToolHost {
  const files = path.join(folder, 'files');
  mkdirSync(files, { recursive: true });
  return {
    folders: [files],
    assets: { schemas: path.join(root, 'dist/schemas'), docs: path.join(root, 'docs') },
    session: path.join(folder, 'session'),
    secrets: [],
    secretsFor: async () => ({}),
    ...more,
  };
}

/** The output of a successful call. */
export async function outputOf(name: string, input: unknown, host: ToolHost): Promise<Record<string, unknown>> {
  const result = await callTool(name, input, host);
  if ('output' in result) return result.output;
  throw new Error(JSON.stringify(result));
}

/** The code of a call that failed. */
export function codeOf(result: ToolResult): string {
  if ('error' in result) return result.error.code;
  return 'question' in result ? 'asked' : 'done';
}

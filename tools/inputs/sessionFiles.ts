import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ToolCall } from '../call/toolCall.ts';

/** The files that trials of a configuration leave for the other tools. */
export interface SessionFiles {
  /** The first and the last exchanges, without secrets. */
  kept: string;
  /** The numbers of the requests that got the first page of each job. */
  firstPages: string;
  report: string;
}

/** Their places in the folder of a session. */
export function sessionFiles(session: string, configFile: string): SessionFiles {
  const folder = folderOf(session, configFile);
  return {
    kept: path.join(folder, 'kept'),
    firstPages: path.join(folder, 'pages.json'),
    report: path.join(folder, 'report.json'),
  };
}

/** The file in which trials collect shapes of responses: the host's, which also has those of runs, or a private one. */
export async function shapesFile(configFile: string, { host }: ToolCall): Promise<string> {
  return (await host.shapesOf?.(configFile)) ?? path.join(folderOf(host.session, configFile), 'learned.shapes.json');
}

function folderOf(session: string, configFile: string): string {
  const name = createHash('sha256').update(configFile).digest('hex').slice(0, 16);
  return path.join(session, name);
}

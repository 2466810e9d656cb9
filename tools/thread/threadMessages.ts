import type { Code } from '@pagewright/engine/errors';
import type { ToolHost } from '../call/toolHost.ts';
import type { ToolResult } from '../set/callTool.ts';

/** A call as the thread gets it, with the plain data of the host. */
export interface ToolWork {
  name: string;
  input: unknown;
  host: Pick<ToolHost, 'folders' | 'assets' | 'session' | 'secrets' | 'unsaved' | 'consent' | 'network'>;
}

/** The requests to the host while a tool runs. */
export type HostQuestions = Required<Pick<ToolHost, 'secretsFor' | 'lastRun' | 'shapesOf' | 'tokenFor'>>;

export type FromToolWorker =
  | {
      [Name in keyof HostQuestions]: { type: 'ask'; id: number; name: Name; args: Parameters<HostQuestions[Name]> };
    }[keyof HostQuestions]
  | { type: 'result'; result: ToolResult };

/** The reason why a question failed, with the code of an error for the user. */
export interface Failure {
  code: Code | undefined;
  message: string;
}

/** The reply to a question, undefined if there is none, or the reason why it failed. */
export type ToToolWorker = { id: number } & ({ value: unknown } | { failure: Failure });

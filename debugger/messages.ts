import type { RunRequest } from '@pagewright/engine/run';
import type { DebugProtocol } from '@vscode/debugprotocol';

/** What is to be debugged, as `launch.json` says it. */
export interface DebugArguments {
  /** The configuration's file. */
  program: string;
  /** The job to run; absent: all. */
  job?: string | undefined;
  /** The environment whose values it runs with; absent: the one that is chosen; empty: none. */
  environment?: string | undefined;
  /** A recording in place of the network: `true` for the one of the configuration, or its folder. */
  recording?: boolean | string;
  stopOnEntry?: boolean;
}

/** What a session is launched with: `launch.json`, and what the client adds. */
export interface LaunchArguments extends DebugArguments {
  /** The run stops nowhere. */
  noDebug?: boolean;
}

/** Who knows the configuration as it is now, which may be unsaved. */
export interface DebugSource {
  /** The text in which breakpoints are, before an environment is applied. */
  read(asked: DebugArguments): Promise<string>;
  /** The run, with its secrets. Throws an Error that says why there is none. */
  prepare(asked: DebugArguments): Promise<RunRequest>;
}

/** What the thread of a debug session gets. The window answers what the thread asks. */
export type ToDebugWorker =
  | { type: 'protocol'; message: DebugProtocol.ProtocolMessage }
  | { type: 'answer'; id: number; answer: DebugAnswer };

/** What a method of `DebugSource` returned, or the message of what it threw. */
export type DebugAnswer = string | RunRequest | { problem: string };

/** What the thread sends: messages of the protocol, and questions, whose answers have secrets that never pass it. */
export type FromDebugWorker =
  | { type: 'protocol'; message: DebugProtocol.ProtocolMessage }
  | { type: 'ask'; id: number; what: keyof DebugSource; asked: DebugArguments }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** Requests beyond those of the protocol, for the commands of the window. */
export interface CustomRequests {
  /** The request of a frame as a cURL command, without secrets; before a login, after a command for that. */
  'pagewright/curl': { arguments: { frameId: number }; body: { text: string } };
  /** The response of a frame as JSON text, without secrets. */
  'pagewright/response': { arguments: { frameId: number }; body: { text: string } };
  /** The path in the response that a variable's `evaluateName` stands for, and the option of the pagination for it. */
  'pagewright/place': {
    arguments: { frameId: number; evaluateName: string };
    body: { path: string; paginationPointer: string; key: string };
  };
}

import type { RunRequest } from '@pagewright/engine/run';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { ComposedPlaces } from './composedMessages.ts';

/** The configuration to debug, as in `launch.json`. */
export interface DebugArguments {
  /** The configuration's file. */
  program: string;
  /** The job to run; if absent, all. */
  job?: string | undefined;
  /** The environment of the run; if absent, the chosen one; if empty, none. */
  environment?: string | undefined;
  /** The set of values for the variables of a configuration in a project folder; if absent, the chosen one. */
  values?: string | undefined;
  /** A recording instead of the network: `true` for the one of the configuration, or its folder. */
  recording?: boolean | string;
  stopOnEntry?: boolean;
}

/** The arguments that launch a session: `launch.json`, and those that the client adds. */
export interface LaunchArguments extends DebugArguments {
  /** Whether the run stops nowhere. */
  noDebug?: boolean;
}

/** Provides the configuration as it is now, which may be unsaved. */
export interface DebugSource {
  /** The text in which breakpoints are, before an environment is applied. */
  read(asked: DebugArguments): Promise<string>;
  /** Prepares the run, with its secrets. Throws an Error that says why there is none. */
  prepare(asked: DebugArguments): Promise<RunRequest>;
}

/** A source that knows where the parts of a text are that is composed of several files. */
export interface PlacedSource extends DebugSource {
  /** The places of the text as it is now; undefined for a configuration in one file. */
  places(asked: DebugArguments): Promise<ComposedPlaces | undefined>;
}

/** Messages to the thread of a debug session. The window answers the questions of the thread. */
export type ToDebugWorker =
  | { type: 'protocol'; message: DebugProtocol.ProtocolMessage }
  | { type: 'answer'; id: number; answer: DebugAnswer };

/** The result of a method of `DebugSource`, or the message of the error that it threw. */
export type DebugAnswer = string | RunRequest | { problem: string };

/** Messages from the thread: of the protocol, and questions. Answers have secrets, which never pass the protocol. */
export type FromDebugWorker =
  | { type: 'protocol'; message: DebugProtocol.ProtocolMessage }
  | { type: 'ask'; id: number; what: keyof DebugSource; asked: DebugArguments }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** Requests beyond those of the protocol, for the commands of the window. */
export interface CustomRequests {
  /** The request of a frame as a cURL command, without secrets; before a login, preceded by a command for that. */
  'pagewright/curl': { arguments: { frameId: number }; body: { text: string } };
  /** The response of a frame as JSON text, without secrets. */
  'pagewright/response': { arguments: { frameId: number }; body: { text: string } };
  /** The path in the response for a variable's `evaluateName`, and the option of the pagination for it. */
  'pagewright/place': {
    arguments: { frameId: number; evaluateName: string };
    body: { path: string; paginationPointer: string; key: string };
  };
}

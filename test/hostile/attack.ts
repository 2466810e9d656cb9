import type { Socket } from 'node:net';
import type { RunEvent, RunReport, RunRequest } from '../../engine/faces/run.ts';

/** An attack, and its expected result: a row of the tables in this folder. */
export interface Attack<Given, Gives> {
  name: string;
  given: Given;
  gives: Gives;
}

/** A row about a run of the engine. */
export type RunAttack = Attack<RunGiven, RunGives>;

/** Where nothing else is given, a good API, a good configuration with a secret, and a good disk. */
export interface RunGiven {
  /** The responses of the API: always this one, one of these for each request (the last one again), or a function. */
  server?: Bytes | readonly Bytes[] | ((asked: Asked) => Bytes | undefined);
  /** Laid over `api`, `config` and the job of the configuration, and over the configuration itself. */
  api?: object;
  config?: object;
  job?: object;
  beside?: object;
  /** The whole text of the configuration, with `URL` for the address of the API. */
  text?: string;
  /** Files that are there before the run, by their path in its folder, or what puts something there. */
  files?: Readonly<Record<string, Bytes | ((file: string) => void)>>;
  /** More of the request; paths are relative to the folder of the run. */
  request?: Partial<RunRequest>;
  /** The run is cancelled after an event like this. */
  cancelAfter?: (event: RunEvent) => boolean;
  /** Does the run on a disk that fails. */
  disk?: (run: () => Promise<unknown>) => Promise<unknown>;
}

export type Bytes = string | Uint8Array;

/** A request as a hostile server sees it. Both servers respond in the same way; only the first is in `baseUrl`. */
export interface Asked {
  socket: Socket;
  /** Path and query. */
  path: string;
  /** The number of the request to this server, from 1. */
  turn: number;
  /** Scheme, host and port of the API, and of the other server. */
  url: string;
  elsewhere: string;
}

/**
 * The expected result of a run. A run that is not done must leave the tables of the run before; no run may show or send
 * on the secret, print a stack, or leave anything else in its folder.
 */
export interface RunGives {
  /** The code of the error that ends the run; absent: the run is done. */
  error?: NonNullable<RunReport['error']>['code'] | 'cancelled';
  /** The editor shows no finding: only a run can know, or try. */
  isSeenByRun?: true;
  /** A part of the error's message: the fault, and its place. */
  says?: string;
  /** The tables, by the name of their file. Must be here if the run is done: a green run with too few rows is worst. */
  tables?: Readonly<Record<string, string>>;
  /** Hidden folders may stay, which the next run removes. */
  leavesHidden?: true;
  /** Codes of the verdict's status, one for each job; absent: any but `incomplete`. */
  verdicts?: readonly RunReport['jobs'][number]['verdict']['status'][];
  /** Kinds of the warnings; absent: none. */
  warnings?: readonly RunEvent['kind'][];
  /** How many requests the API got; absent: one, or none if the configuration is refused before. */
  requests?: number | 'any';
  /** How many requests the other server got; absent: none. */
  elsewhere?: number;
}

/** A row about an imported document, with every endpoint of it: a description by a stranger, or a recording. */
export type ImportAttack = Attack<
  { document: object; server?: string },
  {
    /** The paths that become jobs, with `{name}` for the variable parts. */
    jobs: readonly string[];
    /** The gaps, in the words of the report: `importAttack` names them. */
    leftOut: readonly ImportGap[];
  }
>;

/** A reason of a report. */
export type ImportGap =
  | 'part of an address'
  | 'address'
  | 'base address'
  | 'header'
  | 'columns'
  | 'credential'
  | 'log in';

/** A row about a document in the editor, and the files beside it by their names. */
export type DocumentAttack = Attack<
  { text: string; files?: Readonly<Record<string, string>> },
  { codes: readonly string[] }
>;

/** A fault of the next requests that fit. */
export interface Fault {
  /**
   * A status; or `slow`, `reset`, `lost` (it arrives, without a response), `html`, `truncated`, `expired`, `valid` (ends all
   * of them), `race` (somebody saves first), `deleted` (somebody deletes first), `branch` (somebody deletes all branches but
   * the main one).
   */
  kind: string;
  service?: 'connection' | 'queue' | 'encryption' | 'vault';
  method?: string;
  /** A regular expression. */
  path?: string;
  /** How many requests that fit are left alone first. */
  skip?: number;
  /** Absent: once. */
  times?: number;
  /** How long `slow` takes, and the `Retry-After` of 429 and 503; null: they have none. */
  seconds?: number | null;
  /** The save of somebody else in a race. */
  edit?: Edit;
}

/** A save of somebody else. A body that is a text is kept as it is. */
export interface Edit {
  name?: string;
  description?: string;
  isDisabled?: boolean;
  configuration?: unknown;
  changeDescription?: string;
}

/** A request that arrived. */
export interface LoggedRequest {
  service: string;
  method: string;
  /** With the query. */
  path: string;
  /** Null: there was no response. */
  status: number | null;
  contentType: string | null;
  userAgent: string | null;
  headers: Record<string, string>;
  body?: string;
}

/** A configuration or row as it was saved. */
export interface SavedPart {
  name: string;
  description: string;
  isDisabled: boolean;
  /** As text, byte for byte. */
  body: string;
}

/** A configuration as it was saved. */
export interface SavedConfiguration extends SavedPart {
  version: number;
  rows: (SavedPart & { id: string })[];
}

export interface StackState {
  configurations: ({ branchId: number; componentId: string; id: string; version: number } & Record<string, unknown>)[];
  tables: Record<string, unknown>[];
}

/** The content of a project at its start: `seed.json` with other parts. */
export type Seed = Record<string, unknown>;

export interface Stack {
  url: string;
  token: string;
  services: Record<string, string>;
  /** Adds a fault. */
  fault(fault: Fault): Promise<void>;
  /** Somebody else saves a configuration. Returns its version. */
  touch(configuration: { componentId: string; configId: string; branch?: string; edit?: Edit }): Promise<number>;
  /** All requests since the start or the last reset, in order. */
  log(): Promise<LoggedRequest[]>;
  /** The texts that were encrypted, by their ciphers. */
  secrets(): Promise<Record<string, string>>;
  state(): Promise<StackState>;
  /** The configurations of the project, by `BRANCH/COMPONENT/ID`; nothing of the trash. */
  bodies(): Promise<Record<string, SavedConfiguration>>;
  /** Starts again from the seed. */
  reset(seed?: Seed): Promise<void>;
  stop(): Promise<void>;
}

/** Controls a stack that runs, wherever. */
export function controlStack(url: string): Omit<Stack, 'url' | 'token' | 'services' | 'stop'> {
  const control = async <Answer>(name: string, body?: unknown): Promise<Answer> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}/__mock/${name}`, init);
    if (!response.ok) throw new Error(`The stack answers ${response.status}: ${await response.text()}`);
    const answer = await response.json();
    return answer as Answer;
  };
  return {
    fault: async (fault) => void (await control('faults', fault)),
    touch: async (configuration) => (await control<{ version: number }>('touch', configuration)).version,
    log: () => control('log'),
    secrets: () => control('secrets'),
    state: () => control('state'),
    bodies: () => control('bodies'),
    reset: async (seed) => void (await control('reset', seed === undefined ? {} : { seed })),
  };
}

/** The measurements inside a real VS Code. Times in milliseconds. */
export interface WindowFigures {
  vscode: string;
  node: string;
  /** Loading and activating the extension, as VS Code reports it. */
  activationMs: number;
  /** The run of a million records. */
  run: { ms: number; records: number; requests: number };
  /** How late the extension host's loop was during the run. */
  delay: { p50: number; p99: number; max: number };
  /** The delay over as long a time without a run. */
  idleDelay: { p50: number; p99: number; max: number };
  /** Cancelled when half of the pages are read, until the report is there. */
  cancelMs: number;
}

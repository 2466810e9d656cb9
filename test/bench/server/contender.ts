/** A language server to measure. */
export interface Contender {
  name: string;
  /** The bundle and its arguments. */
  command: readonly string[];
  /** Whether it sends diagnostics by itself; otherwise they are requested. */
  pushes: boolean;
}

import type { FormatName } from '../formats/formatNames.ts';

/** The options of `test` as commander returns them. */
export interface TestVerbOptions {
  format: FormatName;
  case?: string[];
  /** A commit of Git, or true for the last one. */
  changed?: string | true;
  verbose?: boolean;
  record?: string;
  from?: string;
  golden?: boolean;
  update?: boolean;
  mutate?: boolean;
  /** Of the choices of `mutate`. */
  seed?: number;
  /** Whether the API itself is asked; `liveInCi`: also where the variable CI is set. */
  live?: boolean;
  liveInCi?: boolean;
  env?: string;
  /** Name, id or folder of a row, and of a set of values. */
  row?: string;
  values?: string;
  secrets?: string;
}

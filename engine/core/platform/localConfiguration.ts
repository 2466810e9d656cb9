import type { ProjectFinding } from '../project/source/projectFinding.ts';

/** A configuration as its files have it, in whichever layout. */
export interface LocalConfiguration extends LocalPart {
  /** Absent: a new one. */
  branch?: string;
  component: string;
  rows: LocalPart[];
  /** Says of the id of a row whether the tool leaves it out: it is neither pushed nor deleted. Absent: none is. */
  leavesOut?: (row: string) => boolean;
  /** The variables that lie with it and belong to it alone, with their sets of values as rows; absent: none. */
  variables?: LocalConfiguration;
  /** Of variables: the row with the default values, which may be new. */
  defaultValues?: LocalPart;
  findings: ProjectFinding[];
}

/** A configuration or a row in its file. */
export interface LocalPart {
  /** Absent: the project does not have it yet. */
  id?: string;
  name: string;
  description: string;
  isDisabled: boolean;
  /** The body as the project has it: compact JSON text with the digits and the order of the file; empty: unreadable. */
  body: string;
  /** The file with the body. */
  file: string;
}

/** The files with the bodies of a configuration, of its rows and of its variables. */
export function filesOf({ file, rows, variables }: LocalConfiguration): string[] {
  return [file, ...rows.map((row) => row.file), ...(variables === undefined ? [] : filesOf(variables))];
}

/** A row in a view of variables. All texts are without secrets. */
export interface Variable {
  name: string;
  value: string;
  /** The expression for it, for a watch. */
  expression?: string;
  menu?: 'request' | 'response';
  /** The contents, made when somebody opens it. */
  inside?: Inside;
  /** Called with the text that the user enters, returns the updated row; absent if it cannot be changed. */
  set?(text: string): Variable;
}

/** The rows inside a row. Those of a list come in parts. */
export interface Inside {
  /** The number of list elements; absent for anything else. */
  length?: number;
  rows(start: number, count: number): Variable[] | Promise<Variable[]>;
}

/** The rows of an object. */
export function fixed(rows: () => readonly (Variable | undefined)[]): Inside {
  return { rows: () => rows().filter((row) => row !== undefined) };
}

/** A row with a text, if there is one. */
export function textRow(name: string, value: string | number | undefined, expression?: string): Variable | undefined {
  return value === undefined ? undefined : { name, value: String(value), ...(expression && { expression }) };
}

export type ProcessVariables = Readonly<Record<string, string | undefined>>;

/** The value of a variable. An empty one counts as absent: shells clear variables that way. */
export function variable(environment: ProcessVariables, name: string): string | undefined {
  return environment[name] === '' ? undefined : environment[name];
}

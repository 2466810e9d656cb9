/** The variables of a process. */
export type ProcessVariables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as absent: that is how shells clear one. */
export function variable(environment: ProcessVariables, name: string): string | undefined {
  return environment[name] === '' ? undefined : environment[name];
}

/** Whether a job is a direct child of another, by their names (`contracts.md`, "Job names"). */
export function isChildOf(name: string, parent: string): boolean {
  return name.startsWith(`${parent} > `) && !name.slice(parent.length + 3).includes(' > ');
}

/** Whether a job stands at the top of a run, or its parent is not among these. */
export function isTopLevel(name: string, names: readonly string[]): boolean {
  return !names.some((other) => isChildOf(name, other));
}

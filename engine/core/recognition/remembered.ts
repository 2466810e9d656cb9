const maxRemembered = 2000;
/** The limit for the length of a remembered name. */
const maxNameLength = 200;

/** A function of a name that remembers its results: every page has the same names. */
export function remembered<Result>(read: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found.result;
    const result = read(name);
    if (known.size < maxRemembered && name.length <= maxNameLength) known.set(name, { result });
    return result;
  };
}

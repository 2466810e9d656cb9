/** A memento of VS Code, which keeps its values in memory. */
export function fakeMemento() {
  const held = new Map<string, unknown>();
  return {
    get: <Value>(key: string, otherwise?: Value) => (held.has(key) ? held.get(key) : otherwise) as Value,
    update: async (key: string, value: unknown) => void held.set(key, structuredClone(value)),
  };
}

/** VS Code's secret store, with what it holds open to be looked at. */
export function fakeStorage() {
  const held = new Map<string, string>();
  return {
    held,
    keys: async () => [...held.keys()],
    get: async (key: string) => held.get(key),
    store: async (key: string, value: string) => void held.set(key, value),
    delete: async (key: string) => void held.delete(key),
  };
}

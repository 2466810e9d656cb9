/**
 * The file next to a configuration with the shapes of its responses (`docs/contracts.md#response-shapes`), both given by
 * their paths or by their addresses: `users.extractor.json` → `users.shapes.json`, `config.json` → `config.shapes.json`.
 */
export function shapesFileOf(config: string): string {
  return config.replace(/((\.extractor)?\.json)?$/, '.shapes.json');
}

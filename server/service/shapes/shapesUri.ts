/**
 * The file beside a configuration that holds the shapes of its responses (`contracts.md`, "Response shapes"):
 * `users.extractor.json` → `users.shapes.json`, `config.json` → `config.shapes.json`.
 */
export function shapesUri(configUri: string): string {
  return configUri.replace(/((\.extractor)?\.json)?$/, '.shapes.json');
}

/**
 * The file with the shapes of a configuration's responses (`docs/contracts.md#response-shapes`), by path or address:
 * `users.shapes.json` for `users.extractor.json`, `config.shapes.json` for `config.json`.
 */
export function shapesFileOf(config: string): string {
  return config.replace(/((\.extractor)?\.json)?$/, '.shapes.json');
}

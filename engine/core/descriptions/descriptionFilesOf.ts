/** The extensions of documents. */
export const descriptionEndings = ['yaml', 'yml', 'json'];

/**
 * The files that may describe the API of a configuration in the same folder, both given by their paths or by their
 * addresses; the first that exists counts: `users.extractor.json` → `users.openapi.yaml`, `config.json` →
 * `config.openapi.yaml`.
 */
export function descriptionFilesOf(config: string): string[] {
  const name = config.replace(/((\.extractor)?\.json)?$/, '');
  return descriptionEndings.map((ending) => `${name}.openapi.${ending}`);
}

/** The extensions of documents. */
export const descriptionEndings = ['yaml', 'yml', 'json'];

/**
 * The files that may describe a configuration's API, both given by path or by address; the first that exists counts:
 * `users.extractor.json` → `users.openapi.yaml`, `config.json` → `config.openapi.yaml`.
 */
export function descriptionFilesOf(config: string): string[] {
  const name = config.replace(/((\.extractor)?\.json)?$/, '');
  return descriptionEndings.map((ending) => `${name}.openapi.${ending}`);
}

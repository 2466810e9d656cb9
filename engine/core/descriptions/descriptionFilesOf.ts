/** How the names of documents end. */
export const descriptionEndings = ['yaml', 'yml', 'json'];

/**
 * The files beside a configuration that describe its API, both given by their paths or by their addresses; the first
 * that exists counts: `users.extractor.json` → `users.openapi.yaml`, `config.json` → `config.openapi.yaml`.
 */
export function descriptionFilesOf(config: string): string[] {
  const name = config.replace(/((\.extractor)?\.json)?$/, '');
  return descriptionEndings.map((ending) => `${name}.openapi.${ending}`);
}

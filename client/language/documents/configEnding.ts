export const configEnding = '.extractor.json';

/** The name of a file without the ending of a configuration, or the part of it that a user typed. */
export function withoutConfigEnding(name: string): string {
  return name.replace(/(\.extractor)?(\.json)?$/i, '');
}

/**
 * The path of a configuration that a user has named: one with the ending, which says what the file is. The `config.json`
 * of a component has its folder to say so.
 */
export function configPath(path: string): string {
  if (path.endsWith('/config.json') && path.split('/').includes('ex-generic-v2')) return path;
  const at = path.lastIndexOf('/') + 1;
  return path.slice(0, at) + withoutConfigEnding(path.slice(at)) + configEnding;
}

/** The codes of what can be wrong with a YAML text; each has a section in `docs/diagnostics.md`. */
export const yamlCodes = [
  'yaml.syntax',
  'yaml.character',
  'yaml.tab',
  'yaml.documents',
  'yaml.nesting',
  'yaml.alias',
  'yaml.tag',
  'yaml.key',
  'yaml.placeholder',
  'yaml.date',
  'yaml.number',
  'yaml.digits',
  'yaml.boolean',
  'yaml.comment',
] as const;

export type YamlCode = (typeof yamlCodes)[number];

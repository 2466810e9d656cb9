/** Whether a file is one of YAML, by its name. */
export function isYamlFile(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

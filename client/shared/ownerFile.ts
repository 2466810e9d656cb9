/** A row of a configuration in a tree: its file has the same name as that of the configuration. */
const rowFile = /[/\\]rows[/\\][^/\\]+([/\\](?:config\.json|_config\.yml))$/;

/**
 * The file by which choices and secrets are kept: that of a row's configuration, which all its rows share; any other
 * file itself. Takes and gives names of files (`fileId`).
 */
export function ownerFile(configFile: string): string {
  return configFile.replace(rowFile, '$1');
}

/**
 * The command of the item in the status bar. Its arguments, which a key binding may give, are the document's URI, the
 * name of the environment and that of the set of values, each null for none.
 */
export const switchEnvironmentCommand = 'pagewright.switchEnvironment';

/** The id of `Set Secret…`. Its arguments are the document's URI and the name of the secret; without one it lists all. */
export const setSecretCommand = 'pagewright.setSecret';

/** Commands that its list runs, and that key bindings may name. Their arguments are the same. */
export const setMissingSecretsCommand = 'pagewright.setMissingSecrets';
export const clearSecretCommand = 'pagewright.clearSecret';

/** `Set Secret…`; its arguments are the document's URI and the name of the secret, without one it lists all. */
export const setSecretCommand = 'pagewright.setSecret';

/** The commands behind lines of its list, which key bindings may also name. Their arguments are the same. */
export const setMissingSecretsCommand = 'pagewright.setMissingSecrets';
export const clearSecretCommand = 'pagewright.clearSecret';

/** The command that a quick fix calls; its arguments are the document's URI and the name of the secret. */
export const setSecretCommand = 'pagewright.setSecret';

/** The failure of a run, as its event or a finding has it. */
interface Failure {
  code: string;
  status?: number | undefined;
  cause?: string | undefined;
}

/** Whether other values of the secrets may help: the API or a login refused them, and no other cause is known. */
export function concernsSecrets({ code, status, cause = 'empty-secret' }: Failure): boolean {
  return cause === 'empty-secret' && (status === 401 || status === 403 || code === 'authentication.login-failed');
}

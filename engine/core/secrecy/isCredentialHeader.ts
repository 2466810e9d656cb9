const credentialNames =
  /auth|bearer|cookie|credential|csrf|xsrf|jwt|key|passw|passphrase|pwd|secret|session|(^|[-_])sid([-_]|$)|signature|token/i;

/** Whether a header of this name carries a credential in any API, in any letter case. */
export function isCredentialHeader(name: string): boolean {
  return credentialNames.test(name);
}

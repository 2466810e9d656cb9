const credentialNames =
  /^(access_token|api[-_]?key|password|passwd|secret|client_secret|authorization|signature|#.*)$/i;

/**
 * Whether a query parameter of this decoded name carries a credential, in any API and any letter case: it is called like
 * one or marked with `#`. Of a nested one, `filter[#key][0]`, every part counts.
 */
export function isCredentialParam(name: string): boolean {
  return name.split(/[[\]]+/).some((part) => credentialNames.test(part));
}

// What is known of a login in the browser without the network; light enough for the extension to load.
export type { TokenResponse } from '../core/auth/tokenResponse.ts';
export { clientSecretName, loginClientOf } from '../core/logins/loginClientOf.ts';
export type { LoginSettings } from '../core/logins/loginSettings.ts';
export { isUsable, type LoginClient, type LoginTokens, ownerOf, responseNow } from '../core/logins/loginTokens.ts';
export { readLoginSettings } from '../core/logins/readLoginSettings.ts';
export { takesLogin } from '../core/logins/takesLogin.ts';
export {
  clientIn,
  findLoginUse,
  type RenewTokens,
  type RunLogin,
  withClientPlaces,
  withLogin,
} from '../core/logins/withLogin.ts';

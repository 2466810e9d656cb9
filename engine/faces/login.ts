// Logins in the browser, in the bundle that has the HTTP client and the OAuth library.
export { keepTokens, type LoginBrowser, logInWith } from '../assembly/openLogin.ts';
export { listenOnLoopback } from '../io/login/loopbackRedirects.ts';
export type { Redirects } from '../io/login/redirects.ts';
export type { TokenKeeper, TokenStore } from '../io/login/tokenKeeper.ts';
export { lockFolder } from '../io/output/folderLock.ts';

// The kinds of authentication, for a shell that offers them; light enough for the extension to load.
export type { AuthenticationKind, AuthenticationOffer, Template } from './core/auth/authenticationKind.ts';
export { authenticationKinds } from './core/auth/authenticationKinds.ts';

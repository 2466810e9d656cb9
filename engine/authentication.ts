// How requests can identify themselves, for a shell that offers it; light enough for the extension to load.
export type { AuthenticationKind, AuthenticationOffer, Template } from './core/auth/authenticationKind.ts';
export { authenticationKinds } from './core/auth/authenticationKinds.ts';

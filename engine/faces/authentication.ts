// The kinds of authentication, for a shell that offers them; light enough for the extension to load.
export type { OfferedQuestion } from '../core/auth/authenticationKind.ts';
export { authenticationKinds } from '../core/auth/authenticationKinds.ts';
export { authenticationOffers, findOffer, type OfferedAuthentication } from '../core/auth/authenticationOffers.ts';
export { fillTemplate } from '../core/auth/fillTemplate.ts';

// The kinds of authentication that a shell offers; light enough for the extension to load.
export type { OfferedQuestion } from '../core/auth/authenticationKind.ts';
export { fillTemplate } from '../core/auth/fillTemplate.ts';
export { authenticationKinds } from '../core/auth/kinds/authenticationKinds.ts';
export {
  authenticationOffers,
  findOffer,
  type OfferedAuthentication,
} from '../core/auth/kinds/authenticationOffers.ts';

// The kinds of authentication, for a shell that offers them; light enough for the extension to load.
export type {
  AuthenticationKind,
  AuthenticationOffer,
  OfferedQuestion,
  Template,
  TemplateValue,
} from './core/auth/authenticationKind.ts';
export { concat } from './core/auth/authenticationKind.ts';
export { authenticationKinds } from './core/auth/authenticationKinds.ts';

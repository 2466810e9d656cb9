import { authenticationKinds } from '../auth/kinds/authenticationKinds.ts';

/** Whether a text names a type of authentication that takes a login in the browser. A look, which parses nothing. */
export function takesLogin(text: string): boolean {
  return authenticationKinds.some(({ type, oauth }) => oauth?.dataOf !== undefined && text.includes(`"${type}"`));
}

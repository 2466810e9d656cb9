import type { AuthenticationFactory } from './authentication.ts';
import { loginAuthentication } from './login/loginAuthentication.ts';

/** `type: "login"` (`authentication.md` section 4): log in first, and send what the answer gave with every request. */
export const login: AuthenticationFactory = (setup) => loginAuthentication(setup, {}, []);

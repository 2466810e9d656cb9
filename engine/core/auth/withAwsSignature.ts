import type { Authentication } from './authentication.ts';
import { type AwsCredentials, signAws } from './signAws.ts';

/** The authentication with an AWS signature on top: it acts last, on login requests too (`authentication.md` section 9). */
export function withAwsSignature(authentication: Authentication, credentials: AwsCredentials): Authentication {
  return {
    ...authentication,
    secrets: [...authentication.secrets, credentials.secretKey],
    authorize: (request, attempt) => signAws(authentication.authorize(request, attempt), credentials, attempt.now),
  };
}

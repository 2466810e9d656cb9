import { UserError } from '../../errors.ts';
import type { ExtractionConfig } from '../config/extractionConfig.ts';
import { textField } from '../config/readValues.ts';
import type { Authentication, AuthenticationFactory } from './authentication.ts';
import { basic } from './basic.ts';

const kinds: ReadonlyMap<string, AuthenticationFactory> = new Map([['basic', basic]]);

const none: Authentication = { authorize: (request) => request, secrets: [] };

/** The authentication that `api.authentication.type` names. Throws a UserError where it is unknown or lacks something. */
export function createAuthentication(config: ExtractionConfig): Authentication {
  const type = config.authentication === undefined ? undefined : textField(config.authentication, 'type');
  if (type === undefined) return none;
  const kind = kinds.get(type);
  if (kind !== undefined) return kind(config);
  const pointer = `${config.root}/api/authentication/type`;
  throw new UserError('config.unsupported', `The authentication type "${type}" cannot be run by this version.`, {
    pointer,
  });
}

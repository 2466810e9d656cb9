import { randomBytes } from 'node:crypto';
import { newId } from '../../core/platform/newId.ts';

/** The id of a new configuration or row. */
export function newConfigurationId(): string {
  return newId(Date.now(), randomBytes(10));
}

import { UserError } from '@pagewright/engine/run';
import type { TestVerbOptions } from './testVerbOptions.ts';

/** The options that say something of one mode only. */
const modes = [
  ['from', 'record'],
  ['golden', 'record'],
  ['env', 'record'],
  ['row', 'record'],
  ['values', 'record'],
  ['seed', 'mutate'],
] as const;

/** Throws a UserError for an option that would be passed over, because its mode is not wanted. */
export function requireModes(options: TestVerbOptions): void {
  const found = modes.find(([option, mode]) => options[option] !== undefined && options[mode] === undefined);
  if (found === undefined) return;
  const [option, mode] = found;
  throw new UserError('run.bad-arguments', `--${option} is for --${mode} only. Leave it out, or say --${mode} too.`);
}

import { isDeviceName } from '../text/isDeviceName.ts';

const possible = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,98}[\p{L}\p{N}_-])?$/u;

/** Whether a case can have this name: that of a folder on each system. */
export function isCaseName(name: string): boolean {
  return possible.test(name) && !isDeviceName(name);
}

/** The names that a case can have, for a person. */
export const caseNamesText =
  'Take letters, digits, spaces, ".", "_" and "-", and no name that Windows keeps for a device.';

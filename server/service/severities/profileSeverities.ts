import type { Profile } from './profile.ts';
import type { Severities } from './readSeverities.ts';

/**
 * The severities of each profile that are not those of the rules. In the profile `platform`, what the platform refuses
 * or reads too little of is an error, although a run of Pagewright takes it; notes are nobody else's matter.
 */
export const profileSeverities: Readonly<Record<Profile, Severities>> = {
  pagewright: new Map([['platform.note-key', 'off']]),
  platform: new Map([
    ['pagination.page-size-unset', 'error'],
    ['pagination.default-by-name', 'error'],
    ['url.base-without-slash', 'error'],
    ['platform.unknown-key', 'error'],
    ['platform.note-key', 'error'],
    ['platform.invalid', 'error'],
  ]),
};

import type { RunAttack } from './attack.ts';
import { clocks } from './clocks.ts';
import { configurations } from './configurations.ts';
import { expressions } from './expressions.ts';
import { faults } from './faults.ts';
import { files } from './files.ts';
import { headers } from './headers.ts';
import { longTexts } from './longTexts.ts';
import { recordings } from './recordings.ts';
import { bodies } from './servers/bodies.ts';
import { compression } from './servers/compression.ts';
import { echoes } from './servers/echoes.ts';
import { endless } from './servers/endless.ts';
import { framing } from './servers/framing.ts';
import { keys } from './servers/keys.ts';
import { leaks } from './servers/leaks.ts';
import { paging } from './servers/paging.ts';
import { redirects } from './servers/redirects.ts';
import { statuses } from './servers/statuses.ts';
import { waits } from './waits.ts';
import { ignoredTypes, wrongTypes } from './wrongTypes.ts';

/** All rows about runs, by the hostile part. */
export const themes: Readonly<Record<string, readonly RunAttack[]>> = {
  framing,
  compression,
  statuses,
  endless,
  redirects,
  leaks,
  bodies,
  keys,
  echoes,
  paging,
  configurations,
  expressions,
  wrongTypes,
  ignoredTypes,
  files,
  longTexts,
  recordings,
  faults,
  headers,
  waits,
  clocks,
};

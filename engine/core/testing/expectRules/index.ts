import { contradiction } from './contradiction.ts';
import type { ExpectRule } from './expectRule.ts';
import { goldenMissing } from './goldenMissing.ts';
import { impossibleAmount } from './impossibleAmount.ts';
import { invalidPattern } from './invalidPattern.ts';
import { nothingExpected } from './nothingExpected.ts';
import { plainSecret } from './plainSecret.ts';
import { unknownColumn } from './unknownColumn.ts';
import { unknownEnvironment } from './unknownEnvironment.ts';
import { unknownJob } from './unknownJob.ts';
import { unknownTable } from './unknownTable.ts';

/** Every rule for `expect.json`, in the order of its findings. */
export const expectRules: readonly ExpectRule[] = [
  plainSecret,
  nothingExpected,
  impossibleAmount,
  contradiction,
  invalidPattern,
  goldenMissing,
  unknownEnvironment,
  unknownJob,
  unknownTable,
  unknownColumn,
];

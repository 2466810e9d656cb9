import { childPointer } from '../../childPointer.ts';
import type { Amount, Expect } from '../../contracts/generated/types.ts';
import { numberText } from '../../text/countText.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { tablesOf } from './tablesOf.ts';

type Bounds = Amount & { near?: number; percent?: number };
type Others = { [Key in 'min' | 'max' | 'near']: number | undefined };

/** Finds a number that cannot be as expected, such as one with `min` above `max`. */
export const impossibleAmount: ExpectRule = {
  code: 'test.impossible-amount',
  check: (expect) => amountsOf(expect).flatMap(({ amount, pointer }) => checkBounds(amount, pointer)),
};

function amountsOf(expect: Expect): { amount: Bounds; pointer: string }[] {
  const ofRun = { amount: expect.requests, pointer: '/requests' };
  const ofJobs = Object.entries(expect.jobs ?? {}).flatMap(([name, { records, pages }]) => {
    const pointer = childPointer('/jobs', name);
    return [
      { amount: records, pointer: `${pointer}/records` },
      { amount: pages, pointer: `${pointer}/pages` },
    ];
  });
  const ofTables = tablesOf(expect).map(({ own, pointer }) => ({ amount: own.rows, pointer: `${pointer}/rows` }));
  return [ofRun, ...ofJobs, ...ofTables].flatMap(({ amount, pointer }) =>
    amount === undefined ? [] : [{ amount, pointer }],
  );
}

function checkBounds({ exactly, min, max, near, percent = 0 }: Bounds, pointer: string): ExpectFinding[] {
  if (min !== undefined && max !== undefined && min > max)
    return [impossible(`${pointer}/min`, `"min" is ${numberText(min)}, which is more than "max", ${numberText(max)}`)];
  if (exactly !== undefined) return besideExactly(exactly, { min, max, near }, pointer);
  if (near === undefined) return [];
  const [lowest, highest] = [near - (near * percent) / 100, near + (near * percent) / 100];
  const isOutside = (min !== undefined && min > highest) || (max !== undefined && max < lowest);
  return isOutside ? [impossible(`${pointer}/near`, 'What "near" allows is outside of "min" and "max"')] : [];
}

function besideExactly(exactly: number, others: Others, pointer: string): ExpectFinding[] {
  const [other] = (['min', 'max', 'near'] as const).filter((key) => others[key] !== undefined);
  if (other === undefined) return [];
  const message = `"exactly" is ${numberText(exactly)}, so that "${other}" can only repeat it or forbid it. Keep one of them.`;
  return [{ severity: 'error', pointer: `${pointer}/${other}`, message }];
}

function impossible(pointer: string, what: string): ExpectFinding {
  return { severity: 'error', pointer, message: `${what}: no number is as expected. Change one of them.` };
}

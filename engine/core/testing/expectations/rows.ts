import { countText, numberText } from '../../text/countText.ts';
import { checkAmount } from './amount.ts';
import { tableExpectation } from './expectation.ts';

/** How many rows a table has: `rows`. */
export const rows = tableExpectation({
  key: 'rows',
  code: 'test.rows',
  watch: ({ near, percent = 0, ...amount }) => ({
    end(count) {
      const exact = Object.keys(amount).length === 0 ? [] : [checkAmount(amount, count, 'row')];
      return near === undefined ? exact : [...exact, checkNear(near, percent, count)];
    },
  }),
});

function checkNear(near: number, percent: number, count: number) {
  const title = `${countText(near, 'row')} ± ${percent} %`;
  if (Math.abs(count - near) <= (near * percent) / 100) return { title };
  const change =
    near === 0
      ? ''
      : `, ${numberText(Math.round((Math.abs(count - near) / near) * 100))} % ${count < near ? 'fewer' : 'more'}`;
  return { title, failure: `There are ${countText(count, 'row')}${change}.` };
}

import { numberText } from '../../text/countText.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import { shortened } from '../../text/shortened.ts';
import { placed } from './cellsOf.ts';
import { tableExpectation } from './expectation.ts';

const maxShown = 60;

/** Checks which columns identify a row: `key`. */
export const key = tableExpectation({
  key: 'key',
  code: 'test.key',
  watch(names, table) {
    const title = `${quotedNames(names)} ${names.length === 1 ? 'is' : 'are'} a key`;
    const { indexes, missing } = placed(names, table, title);
    if (missing !== undefined) return { end: () => [missing] };
    const seen = new Map<string, number>();
    const doubles: string[] = [];
    let empty: number | undefined;
    return {
      row(cells, number) {
        const values = indexes.map((index) => cells[index] ?? '');
        if (values.every((value) => value === '')) empty ??= number;
        const text = values.length === 1 ? (values[0] ?? '') : JSON.stringify(values);
        const before = seen.get(text);
        if (before === undefined) seen.set(text, number);
        else
          doubles.push(
            doubles.length === 0 ? `${shortened(values.join(', '), maxShown)}" in row ${before} and row ${number}` : '',
          );
      },
      end() {
        const [first] = doubles;
        const failures = [
          ...(first === undefined
            ? []
            : [
                `${numberText(doubles.length)} row${doubles.length === 1 ? '' : 's'} repeat${doubles.length === 1 ? 's' : ''} an earlier key, the first "${first}.`,
              ]),
          ...(empty === undefined ? [] : [`The key of row ${empty} is empty.`]),
        ];
        return [failures.length === 0 ? { title } : { title, failure: failures.join(' ') }];
      },
    };
  },
});

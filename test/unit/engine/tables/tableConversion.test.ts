import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { filterResponse } from '../../../../engine/core/records/filterResponse.ts';
import { selectConversion } from '../../../../engine/core/tables/conversion/selectConversion.ts';
import { createConversion, type TableConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import { collectedRows } from '../../../support/collectedRows.ts';
import { csvText, pageOf } from '../../../support/convertPages.ts';

type Page = Parameters<typeof pageOf>;

const kinds = ['current', 'legacy'] as const;
const stateOf = (text: string): JsonObject => {
  const state = parseJson(text);
  return isObject(state) ? state : {};
};

/** A sink, and the files that it was given. */
function collecting() {
  const tables = new Map<string, string[][]>();
  const openTable = (name: string, columns: string[]) => {
    const rows = [columns];
    tables.set(name, rows);
    return collectedRows(rows);
  };
  const texts = () => Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
  return { sink: { openTable }, texts };
}

/** Takes every page that is not ignored into account, then writes them. */
function texts(conversion: TableConversion, ...pages: Page[]): Record<string, string> {
  const kept = pages
    .map((page) => pageOf(...page))
    .filter((page) => {
      if (conversion.ignores(page)) return false;
      conversion.analyse(page);
      return true;
    });
  const { sink, texts } = collecting();
  const converter = conversion.createConverter(sink);
  for (const page of kept) converter.convert(page);
  return texts();
}

const stateText = (conversion: TableConversion) => {
  const { struct, version } = conversion.state();
  return `${jsonText(version)} ${jsonText(struct)}`;
};

describe('json-to-csv.md 12: what compatLevel changes', () => {
  // level, column of the key `a..b`, what a filter makes of the value 1, of null (the rows of the table)
  const levels: [level: number, column: string, filtered: JsonValue, filteredNull: JsonValue][] = [
    [0, 'a__b', '1', null],
    [1, 'a__b', '1', null],
    [2, 'a_b', '1', null],
    [3, 'a_b', '1', 'null'],
    [4, 'a_b', '1', 'null'],
  ];
  for (const [level, column, filtered, filteredNull] of levels) {
    it(`level ${level}`, () => {
      const conversion = createConversion(selectConversion({}, level).conversion, {});
      assert.deepEqual(texts(conversion, ['t', '[{"a..b":1}]']), { t: `"${column}"\n"1"\n` });
      assert.deepEqual(filterResponse({ f: 1, n: null }, ['f', 'n'], '.', level), { f: filtered, n: filteredNull });
    });
  }
});

describe('createConversion', () => {
  const current =
    '{"data":{"_u":{"[]":{"_old":{"nodeType":"scalar","headerNames":"old"},"nodeType":"object","headerNames":"data"},"nodeType":"array"}},"parent_aliases":[]}';
  // state, level, file of u after a page, state after it (`docs/format/json-to-csv.md#11-state`,
  // `docs/format/json-to-csv.md#121-state-decides-first`, `docs/format/json-to-csv.md#123-legacy-conversion`)
  const states: [title: string, state: string, level: number, file: string, after: string][] = [
    [
      'nothing in the state',
      '{}',
      3,
      '"a"\n"1"\n',
      '3 {"data":{"_u":{"[]":{"_a":{"nodeType":"scalar","headerNames":"a"},"nodeType":"object","headerNames":"data"},"nodeType":"array"}},"parent_aliases":[]}',
    ],
    ['nothing in the state, level 1', '{}', 1, '"a"\n"1"\n', '2 {"u":{"a":"scalar"}}'],
    [
      'columns of the current rules',
      `{"json_parser.struct":${current},"json_parser.structVersion":3}`,
      3,
      '"old","a"\n"","1"\n',
      `3 ${current.replace('"nodeType":"object","headerNames":"data"', '"nodeType":"object","headerNames":"data","_a":{"nodeType":"scalar","headerNames":"a"}')}`,
    ],
    [
      'the same, level 1',
      `{"json_parser.struct":${current},"json_parser.structVersion":3}`,
      1,
      '"old","a"\n"","1"\n',
      `3 ${current.replace('"nodeType":"object","headerNames":"data"', '"nodeType":"object","headerNames":"data","_a":{"nodeType":"scalar","headerNames":"a"}')}`,
    ],
    [
      'columns of the legacy rules',
      '{"json_parser.struct":{"u":{"old":"scalar"}},"json_parser.structVersion":2}',
      3,
      '"old","a"\n"","1"\n',
      '2 {"u":{"old":"scalar","a":"scalar"}}',
    ],
  ];
  for (const [title, text, level, file, after] of states) {
    it(`json-to-csv.md 12.1 and 11: ${title}: the columns come back, and the state has the form of its rules`, () => {
      const state = stateOf(text);
      const conversion = createConversion(selectConversion(state, level).conversion, state);
      assert.deepEqual(texts(conversion, ['u', '[{"a":1}]']), { u: file });
      assert.equal(stateText(conversion), after);
    });
  }

  for (const [kind, version] of [
    ['current', 3],
    ['legacy', 2],
  ] as const) {
    it(`json-to-csv.md 11: a damaged state is a user error, ${kind}`, () => {
      const state = stateOf(
        `{"json_parser.struct":{"data":{"_u":{"nodeType":7}}},"json_parser.structVersion":${version}}`,
      );
      assert.throws(
        () => createConversion(kind, state),
        (error) => isUserError(error) && error.code === 'state.broken-structure',
      );
    });
  }

  it('json-to-csv.md 11: parent columns are not part of the state', () => {
    for (const kind of kinds) {
      const conversion = createConversion(kind, {});
      texts(conversion, ['u', '[{"a":1}]', '{"a":1,"env":"dev"}']);
      assert.doesNotMatch(stateText(conversion), /env|a_u0/);
    }
  });

  it('json-to-csv.md 2 and 12.3: which pages leave no trace', () => {
    // current, legacy where the data type is new, legacy where it is known
    const ignored = ['[]', '[null]', '[null,null]', '[{}]'].map((rows) => {
      const known = createConversion('legacy', {});
      known.analyse(pageOf('t', '[{"a":1}]'));
      return [...kinds.map((kind) => createConversion(kind, {})), known].map((each) => each.ignores(pageOf('t', rows)));
    });
    assert.deepEqual(ignored, [
      [true, true, false],
      [true, true, false],
      [false, false, false],
      [false, false, false],
    ]);
  });

  for (const kind of kinds) {
    it(`the version grows with the columns, and only then: ${kind}`, () => {
      const conversion = createConversion(kind, {});
      const grows = ['[{"a":1}]', '[{"a":2}]', '[{"a":null,"b":1}]', '[{"b":2}]'].map((rows) => {
        const before = conversion.version;
        conversion.analyse(pageOf('t', rows));
        return conversion.version > before;
      });
      assert.deepEqual(grows, [true, false, true, false]);
    });

    it(`lists within lists are told to who asks, once for each place: ${kind}`, () => {
      const conversion = createConversion(kind, {});
      const told: string[] = [];
      conversion.onNestedList((path) => told.push(path));
      conversion.analyse(pageOf('t', '[{"a":[[1],[2]]}]'));
      conversion.analyse(pageOf('t', '[{"a":[[3]],"b":[[4]]}]'));
      assert.equal(told.length, 2);
    });

    it(`pages may be written twice, by a converter of their own each time: ${kind}`, () => {
      const conversion = createConversion(kind, {});
      const page = pageOf('t', '[{"p":1,"a":[{"p":2}]}]', '{"p":3}');
      conversion.analyse(page);
      const [first, second] = [1, 2].map(() => {
        const { sink, texts } = collecting();
        conversion.createConverter(sink).convert(page);
        return texts();
      });
      assert.deepEqual(first, second);
    });
  }

  it('only the current rules may write rows before every page is known', () => {
    const { sink } = collecting();
    const said = kinds.map((kind) => createConversion(kind, {}).createConverter(sink).isCurrent !== undefined);
    assert.deepEqual(said, [true, false]);
  });
});

describe('rows written before every page is known', () => {
  // what a later page brings, the page, whether the rows before it are still those of a second pass
  const first: Page = ['t', '[{"a":1,"l":[{"x":1}],"o":{"y":1},"s":[1]}]', '{"p":1}'];
  const later: [title: string, page: Page, isCurrent: boolean][] = [
    ['the same', first, true],
    ['less, and nulls', ['t', '[{"a":null},{"l":[]}]', '{"p":2}'], true],
    ['another data type', ['u', '[{"z":1}]', '{"q":1}'], true],
    ['a parent column less', ['t', '[{"a":2}]', '{}'], true],
    ['a column more', ['t', '[{"b":1}]', '{"p":1}'], false],
    ['a column more in a nested object', ['t', '[{"o":{"z":1}}]', '{"p":1}'], false],
    ['a column more in a child table', ['t', '[{"l":[{"z":1}]}]', '{"p":1}'], false],
    ['a list where a bare value was', ['t', '[{"a":[1]}]', '{"p":1}'], false],
    ['a single object where a list was', ['t', '[{"l":{"x":1}}]', '{"p":1}'], false],
    ['a single value where a list was', ['t', '[{"s":2}]', '{"p":1}'], true],
    ['a parent column more', ['t', '[{"a":1}]', '{"p":1,"q":1}'], false],
    ['a field with the key of the parent column', ['t', '[{"p":1}]', '{"p":1}'], false],
    ['an object without fields, which takes the name of the parent column', ['t', '[{"p!":{}}]', '{"p":1}'], false],
  ];
  for (const [title, page, isCurrent] of later) {
    it(`${isCurrent ? 'stay good' : 'are out of date'} when a later page brings ${title}`, () => {
      const conversion = createConversion('current', {});
      const { sink } = collecting();
      const converter = conversion.createConverter(sink);
      conversion.analyse(pageOf(...first));
      converter.convert(pageOf(...first));
      assert.equal(converter.isCurrent?.(), true);
      conversion.analyse(pageOf(...page));
      assert.equal(converter.isCurrent?.(), isCurrent);
    });
  }

  it('nothing that was written is always up to date', () => {
    const { sink } = collecting();
    assert.equal(createConversion('current', {}).createConverter(sink).isCurrent?.(), true);
  });
});

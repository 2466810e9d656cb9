import assert from 'node:assert/strict';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { call, callWithJson } from './call.ts';

// function, arguments as JSON, result
const cases: [string, string, JsonValue][] = [
  // 3.2
  ['base64_encode', '["depot:žluť"]', 'ZGVwb3Q6xb5sdcWl'],
  ['base64_encode', '[""]', ''],
  ['base64_encode', '["a"]', 'YQ=='],
  ['base64_encode', '["ab>?~"]', 'YWI+P34='],
  ['urlencode', '["a b/č~\'-_.+&"]', 'a+b%2F%C4%8D%7E%27-_.%2B%26'],
  ['urlencode', '["*!()😀"]', '%2A%21%28%29%F0%9F%98%80'],
  ['urlencode', '["=&=\\n"]', '%3D%26%3D%0A'],
  ['urlencode', '[""]', ''],
  ['urlencode', '["azAZ09"]', 'azAZ09'],
  // 3.3
  ['concat', '["a", 1, true, false, null, 1.5]', 'a111.5'],
  ['concat', '[]', ''],
  ['concat', '[["a"], "b"]', 'Arrayb'],
  ['concat', '[1.0, "/", 0.1, "/", -0.0, "/", 1e25]', '1/0.1/-0/1.0E+25'],
  ['concat', '[9007199254740993]', '9007199254740993'],
  ['implode', '[",", [1, true, false, null, 1.5, "x"]]', '1,1,,,1.5,x'],
  ['implode', '[",", []]', ''],
  ['implode', '[["a", "b"]]', 'ab'],
  ['implode', '[["a", "b"], "-"]', 'a-b'],
  ['implode', '[7, ["a", "b"]]', 'a7b'],
  ['implode', '[null, ["a", "b"]]', 'ab'],
  ['ifempty', '["0", "d"]', 'd'],
  ['ifempty', '[0, "d"]', 'd'],
  ['ifempty', '["", "d"]', 'd'],
  ['ifempty', '[[], "d"]', 'd'],
  ['ifempty', '[null, "d"]', 'd'],
  ['ifempty', '[false, "d"]', 'd'],
  ['ifempty', '[0.0, "d"]', 'd'],
  ['ifempty', '[{}, "d"]', 'd'],
  ['ifempty', '["0.0", "d"]', '0.0'],
  ['ifempty', '[" ", "d"]', ' '],
  ['ifempty', '["false", "d"]', 'false'],
  ['ifempty', '[["a"], "d"]', ['a']],
  ['ifempty', '["", ["d"]]', ['d']],
  ['ifempty', '["", null]', null],
];

describe('base64_encode, urlencode, concat, implode and ifempty (functions.md 3.2 and 3.3)', () => {
  for (const [name, args, expected] of cases) {
    it(`${name}(${args.slice(1, -1)}) is ${JSON.stringify(expected)}`, () =>
      assert.deepEqual(callWithJson(name, args), expected));
  }

  const refused: [string, string, string][] = [
    ['concat', '["a", {"b": 1}]', 'The function "concat" needs texts as "values", but got an object.'],
    ['implode', '["a"]', 'The function "implode" needs a list as "list", but got a text.'],
    ['implode', '[",", "a"]', 'The function "implode" needs a list as "list", but got a text.'],
    ['implode', '[",", 7]', 'The function "implode" needs a list as "list", but got a number.'],
    ['implode', '[["a"], ["b"]]', 'The function "implode" needs a text as "glue", but got a list.'],
    ['implode', '[",", [["a"]]]', 'The function "implode" needs a list of texts as "list", but got a list.'],
    ['implode', '[",", [{}]]', 'The function "implode" needs a list of texts as "list", but got an object.'],
  ];
  for (const [name, args, message] of refused) {
    it(`${name}(${args.slice(1, -1)}) is refused: ${message}`, () =>
      assert.throws(() => callWithJson(name, args), { name: 'UserError', code: 'function.bad-argument', message }));
  }

  it('ifempty leaves a long integer and a float as they are', () => {
    assert.equal(call('ifempty', 2n ** 60n, 0), 2n ** 60n);
    assert.equal(call('ifempty', 0.5, 0), 0.5);
  });
});

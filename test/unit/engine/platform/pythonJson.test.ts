import assert from 'node:assert/strict';
import { pythonJson } from '@pagewright/core/platform/layouts/pythonJson';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';

/** JSON, and what Python 3 makes of it with `json.dumps(json.loads(text), sort_keys=True)`. */
const cases: readonly (readonly [json: string, python: string])[] = [
  ['{"b":[1,true,null],"a":{}}', '{"a": {}, "b": [1, true, null]}'],
  ['[1.10,1e2,1E+2,-0.0,0.0,1.5e-7,0.0001,0.00001]', '[1.1, 100.0, 100.0, -0.0, 0.0, 1.5e-07, 0.0001, 1e-05]'],
  [
    '[1e15,1e16,123456789012345678.5,1e400,-1e400,1e22]',
    '[1000000000000000.0, 1e+16, 1.2345678901234568e+17, Infinity, -Infinity, 1e+22]',
  ],
  ['[12345678901234567890,-0,100,-1.5]', '[12345678901234567890, 0, 100, -1.5]'],
  [
    '["č","😀","\\u007f","\\u0001","\\n","/","\\ud800"]',
    '["\\u010d", "\\ud83d\\ude00", "\\u007f", "\\u0001", "\\n", "/", "\\ud800"]',
  ],
  ['{"\uffff":1,"😀":2,"a":3,"ab":4,"":5}', '{"": 5, "a": 3, "ab": 4, "\\uffff": 1, "\\ud83d\\ude00": 2}'],
  ['{"\\ud800":1,"?":2}', '{"?": 2, "\\ud800": 1}'],
  ['{"a":1,"a":2}', '{"a": 2}'],
];

describe('The JSON of Python', () => {
  for (const [json, python] of cases)
    it(json, () => {
      const source = readJsonSource(json, '');
      assert.ok(source);
      assert.equal(pythonJson(source), python);
    });
});

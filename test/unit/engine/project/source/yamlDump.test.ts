import assert from 'node:assert/strict';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import { sameSource } from '@pagewright/core/project/source/sameSource';
import { yamlDump } from '@pagewright/core/project/source/yaml/dump/yamlDump';
import { readYamlSource } from '@pagewright/core/project/source/yaml/readYamlSource';

/** Values as JSON, and what PyYAML 6.0 writes of them with the options of kbagent. */
const written: readonly (readonly [json: string, yaml: string])[] = [
  [
    '{"a": {"b": [1, true, null, "x"], "c": {}, "d": []}}',
    'a:\n  b:\n  - 1\n  - true\n  - null\n  - x\n  c: {}\n  d: []\n',
  ],
  ['[["a", ["b"]], {"c": [1]}]', '- - a\n  - - b\n- c:\n  - 1\n'],
  [
    '{"yes": "yes", "off": "1.5", "0123": "12:30:45", "d": "2026-01-01", "n": "~"}',
    "'yes': 'yes'\n'off': '1.5'\n'0123': '12:30:45'\nd: '2026-01-01'\nn: '~'\n",
  ],
  [
    '{"a": "it\'s", "b": "a: b", "c": "a #b", "d": "- a", "e": " x", "f": "x ", "g": "", "h": "{{ x }}", "i": "\'{\'"}',
    "a: it's\nb: 'a: b'\nc: 'a #b'\nd: '- a'\ne: ' x'\nf: 'x '\ng: ''\nh: '{{ x }}'\ni: '''{'''\n",
  ],
  [
    '{"a": "one\\ntwo\\n\\nthree\\n", "b": "a \\nb", "c": "tab\\there", "d": "\\r", "e": "﻿", "f": "😀 č", "g": "😀\\t"}',
    'a: \'one\n\n  two\n\n\n  three\n\n  \'\nb: "a \\nb"\nc: "tab\\there"\nd: "\\r"\ne: "\\uFEFF"\nf: 😀 č\ng: "\\U0001F600\\t"\n',
  ],
  [
    "{\"a\": \"word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word\", \"b\": \"it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's\", \"c\": \"tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word\", \"d\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx y\"}",
    "a: word word word word word word word word word word word word word word word word word word word word word word word word\n  word word word word word word word word word word word word word word word word\nb: it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's\n  it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's it's\nc: \"tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word\\\n  \\ tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word tab\\t word\"\nd: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n  y\n",
  ],
  [
    '{"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 1, "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": [1, {"a": 2}], "a\\nb": {"c": 1}, "": "x"}',
    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk: 1\n? kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\n: - 1\n  - a: 2\n? 'a\n\n  b'\n: c: 1\n? ''\n: x\n",
  ],
  ['"text"', 'text\n'],
  ['[]', '[]\n'],
  ['{}', '{}\n'],
  ['12345678901234567890', '12345678901234567890\n'],
];

/** Values that are written in another way: numbers with their digits, and line breaks that only YAML 1.1 knows. */
const own: readonly (readonly [json: string, yaml: string])[] = [
  ['{"a":1.10,"b":1E+2,"c":0.000001}', 'a: 1.10\nb: 1.0e+2\nc: 0.000001\n'],
  ['{"a":"x\u2028y"}', 'a: "x\\Ly"\n'],
];

describe('A value in YAML, as kbagent writes it', () => {
  for (const [json, yaml] of [...written, ...own])
    it(json.slice(0, 80), () => {
      const source = readJsonSource(json, '');
      assert.ok(source);
      assert.equal(yamlDump(source), yaml);
      assert.ok(sameSource(readYamlSource(yaml, '_config.yml').root, source));
    });
});

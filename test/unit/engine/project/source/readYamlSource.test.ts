import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '@pagewright/core/json/parseJson';
import { composeText } from '@pagewright/core/project/composed/composeText';
import type { SourceNode } from '@pagewright/core/project/source/sourceNode';
import { sourceAt } from '@pagewright/core/project/source/sourceNode';
import { readBlocks } from '@pagewright/core/project/source/yaml/readBlocks';
import { readParsed } from '@pagewright/core/project/source/yaml/readParsed';
import { readYamlSource } from '@pagewright/core/project/source/yaml/readYamlSource';
import { yamlCodes } from '@pagewright/core/project/source/yaml/yamlCodes';
import { compactSource } from '../../../../support/compactSource.ts';
import { randomObject, randomYaml } from '../../../../support/randomYaml.ts';
import { forSeeds } from '../../../../support/seeded.ts';

const read = (text: string) => readYamlSource(text, '_config.yml');
const errorsOf = (text: string) => read(text).faults.filter(({ severity }) => severity === 'error');

describe('A YAML text', () => {
  const values: [title: string, text: string, json: string][] = [
    ['is a map of keys', 'a: 1\nb: x y\n', '{"a":1,"b":"x y"}'],
    ['is a list of items', '- 1\n- - 2\n  - 3\n- a: 4\n  b: 5\n', '[1,[2,3],{"a":4,"b":5}]'],
    ['has lists in the column of their key', 'a:\n- 1\nb: 2\n', '{"a":[1],"b":2}'],
    ['has lists that are indented', 'a:\n    - 1\nb: 2\n', '{"a":[1],"b":2}'],
    ['has null where nothing is written', 'a:\nb:\n- \n- x\n', '{"a":null,"b":[null,"x"]}'],
    ['has values in brackets', 'a: {b: 1, c: [x, "y"]}\nd: []\ne: {}\n', '{"a":{"b":1,"c":["x","y"]},"d":[],"e":{}}'],
    ['has values in brackets over lines', 'a: [\n  1,\n  2\n]\n', '{"a":[1,2]}'],
    ['has texts in quotes', `a: 'it''s'\nb: "x\\ty\\u00e9"\n`, '{"a":"it\'s","b":"x\\ty\u00e9"}'],
    ['has texts over lines', 'a: one\n  two\nb: "three\n  four"\n', '{"a":"one two","b":"three four"}'],
    ['has blocks that keep their lines', 'a: |\n  x\n   y\n\nb: 1\n', '{"a":"x\\n y\\n","b":1}'],
    ['has blocks that fold their lines', 'a: >-\n  x\n  y\n', '{"a":"x y"}'],
    ['has a block up to its end without a line break', 'a: |\n  x', '{"a":"x"}'],
    ['has comments', '# top\na: 1 # one\n  # two\nb: x#y\n', '{"a":1,"b":"x#y"}'],
    ['has keys in quotes', `'a b': 1\n"c": 2\n`, '{"a b":1,"c":2}'],
    ['has keys that are numbers, and become texts', '1: x\n0123: y\n', '{"1":"x","83":"y"}'],
    ['has keys that are booleans, and become texts', 'on: x\n', '{"true":"x"}'],
    ['has keys after a question mark', '? a\n: 1\n', '{"a":1}'],
    [
      'keeps the digits of its numbers',
      'a: 1.10\nb: 12345678901234567890\nc: 1.0e+3\n',
      '{"a":1.10,"b":12345678901234567890,"c":1.0e+3}',
    ],
    ['keeps a key that is there twice', 'a: 1\na: 2\n', '{"a":1,"a":2}'],
    ['has line breaks of Windows', 'a: 1\r\nb:\r\n- x\r\nc: |\r\n  y\r\n', '{"a":1,"b":["x"],"c":"y\\n"}'],
    ['has a mark of its byte order', '\ufeffa: 1\n', '{"a":1}'],
    ['begins with a mark of a document', '---\na: 1\n', '{"a":1}'],
    ['has aliases of scalars', 'a: &x 1\nb: *x\n', '{"a":1,"b":1}'],
    ['has aliases of maps', 'a: &x {b: 1}\nc: *x\n', '{"a":{"b":1},"c":{"b":1}}'],
    ['merges a map', 'a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3\n', '{"a":{"b":1,"c":2},"d":{"b":1,"c":3}}'],
    ['merges maps, of which the first counts', 'a: {<<: [{b: 1}, {b: 2, c: 3}]}\n', '{"a":{"b":1,"c":3}}'],
    ['does not merge a key in quotes', '"<<": {a: 1}\n', '{"<<":{"a":1}}'],
    ['has tags of texts', 'a: !!str 1\nb: !!int "3"\nc: ! yes\n', '{"a":"1","b":3,"c":"yes"}'],
    ['has variables in its texts', 'a: https://{{ x }}/\nb: "{{ y }}"\n', '{"a":"https://{{ x }}/","b":"{{ y }}"}'],
  ];
  for (const [title, text, json] of values)
    it(title, () => {
      assert.equal(compactSource(read(text).root), json);
      assert.deepEqual(errorsOf(text), []);
    });

  for (const text of ['', '\n\n', '# only a comment\n'])
    it(`has no value if it is ${JSON.stringify(text)}`, () => assert.equal(read(text).root, undefined));

  const broken: [title: string, text: string, json: string][] = [
    ['a quote that is not closed', 'a: "x\nb: 1\n', '{"a":"x","b":1}'],
    ['a bracket that is not closed', 'a: [1, 2\nb: 3\n', '{"a":[1,2],"b":3}'],
    ['a key that is not finished', 'a: 1\nba\nc: 2\n', '{"a":1,"ba":,"c":2}'],
    ['a value that looks like a key', 'a: b: c\nd: 1\n', '{"a":"b: c","d":1}'],
    ['a variable without quotes', 'a: {{ x }}\nb: {{ y }}/z\n', '{"a":"{{ x }}","b":"{{ y }}"}'],
    ['a tab', 'a:\n\tb: 1\nc: 2\n', '{"a":null,"b":1,"c":2}'],
    ['a second document', 'a: 1\n---\nb: 2\n', '{"a":1}'],
    ['an alias of nothing', 'a: *x\nb: 1\n', '{"a":null,"b":1}'],
    ['an alias in its own anchor', 'a: &x [*x]\n', '{"a":[null]}'],
  ];
  for (const [title, text, json] of broken)
    it(`is read as far as possible with ${title}`, () => {
      assert.equal(compactSource(read(text).root), json);
      assert.notDeepEqual(errorsOf(text), []);
    });
});

describe('The places in a YAML text', () => {
  const text = `api: "x"\nq: 'y' # n\nlist:\n- a: 1\n  b:\n- {c: d,\n   e: f}\nlong: |\n  l1\n  l2\n\nesc: "a\\u0062"\ntwo: x\n  y\nlast:\n`;
  const places: [path: string[], written: string, exact: string | undefined][] = [
    [['api'], '"x"', 'x'],
    [['q'], "'y'", 'y'],
    [['list'], '- a: 1\n  b:\n- {c: d,\n   e: f}', undefined],
    [['list', '0'], 'a: 1\n  b:', undefined],
    [['list', '0', 'a'], '1', '1'],
    [['list', '0', 'b'], '', undefined],
    [['list', '1'], '{c: d,\n   e: f}', undefined],
    [['list', '1', 'c'], 'd', 'd'],
    [['long'], '|\n  l1\n  l2', undefined],
    [['two'], 'x\n  y', undefined],
    [['last'], '', undefined],
  ];
  for (const [path, written, exact] of places)
    it(`has ${path.join('.')} at ${JSON.stringify(written)}`, () => {
      const node = sourceAt(read(text).root, path);
      assert.equal(text.slice(node?.at.start, node?.at.end), written);
      const from = node?.kind === 'scalar' ? node.exactFrom : undefined;
      assert.equal(from && text.slice(from, from + (exact?.length ?? 0)), exact);
    });

  const empty: [text: string, start: number][] = [
    ['a:', 2],
    ['a:   \nb: 1\n', 2],
    ['a:   # note\n', 2],
    ['a: [b: , c]\n', 6],
  ];
  for (const [each, start] of empty)
    it(`of nothing are right after the colon in ${JSON.stringify(each)}`, () => {
      const root = read(each).root;
      const node = sourceAt(root, ['a']);
      const found = node?.kind === 'list' ? sourceAt(node, ['0', 'b']) : node;
      assert.deepEqual([found?.at.start, found?.at.end], [start, start]);
    });

  it('of an alias are its own, and those of what is in it are where that is written', () => {
    const root = read('a: &x {b: 1}\nc: *x\n').root;
    assert.deepEqual([sourceAt(root, ['c'])?.at.start, sourceAt(root, ['c', 'b'])?.at.start], [16, 10]);
  });
});

describe('The faults of a YAML text', () => {
  const found: [code: string, text: string, written: string, message: RegExp][] = [
    ['yaml.syntax', 'a: "x\n', '"x', /quote is not closed/],
    ['yaml.syntax', 'a: [1\n', '[', /bracket is not closed/],
    ['yaml.syntax', 'a: @x\n', '@', /begins with "@" needs quotes/],
    ['yaml.syntax', 'a: b: c\n', 'b: c', /Quote it/],
    ['yaml.syntax', 'a: 1\nfoo\nb: 2\n', 'foo', /needs ": "/],
    ['yaml.syntax', 'a: &x 1\nfoo\nb: 2\n', 'foo', /needs ": "/],
    ['yaml.syntax', 'a:\n  foo\n    b: 1\n', 'foo', /needs ": "/],
    ['yaml.syntax', 'a: &x 1\nfoo {}\nb: 2\n', 'foo {}', /on one line/],
    ['yaml.syntax', 'a:\n  b: 1\n   c: 2\n', 'c', /indented unlike/],
    ['yaml.syntax', 'a:\n  b: 1\n c: 2\n', 'c', /indented unlike/],
    ['yaml.syntax', 'a:\n  - b: 1\n - c: 2\n', '- c', /indented unlike/],
    ['yaml.syntax', 'a:\n- b: 1\n    c: 2\nd: 1\n', 'c', /indented unlike/],
    ['yaml.syntax', 'a: "\\q"\n', '\\', /backslash/],
    ['yaml.syntax', 'a: [http://x/?b]\n', 'http://x/?b', /"\?" without quotes/],
    ['yaml.character', 'a: "\u0007"\n', '\u0007', /\\u0007/],
    ['yaml.character', 'a: x\u2028y\n', '\u2028', /\\u2028/],
    ['yaml.tab', 'a:\n\tb: 1\n', '\t', /spaces/],
    ['yaml.tab', 'a:\tb\n', '\t', /spaces/],
    ['yaml.tab', 'a: b\tc\n', '\t', /spaces/],
    ['yaml.documents', 'a: 1\n---\nb: 1\n', '---', /second document/],
    ['yaml.nesting', `${'['.repeat(600)}\n`, '[', /512/],
    ['yaml.alias', 'a: *x\n', '*x', /No anchor "&x"/],
    ['yaml.alias', 'a: &x [*x]\n', '*x', /never end/],
    ['yaml.alias', 'a: {<<: 1}\n', '1', /merges a map/],
    ['yaml.tag', 'a: !x 1\n', '1', /"!x"/],
    ['yaml.tag', 'a: !!set {b}\n', '{b}', /set/],
    ['yaml.key', '? [a]\n: 1\n', '[a]', /map or a list/],
    ['yaml.key', 'on: 1\n', 'on', /"on" is true/],
    ['yaml.key', '0123: 1\n', '0123', /sent as "83"/],
    ['yaml.placeholder', 'a: {{ x }}\n', '{{ x }}', /needs quotes/],
    ['yaml.placeholder', '- {{ x }}/y\n', '{{ x }}', /needs quotes/],
    ['yaml.date', 'a: 2026-02-01\n', '2026-02-01', /is a date/],
    ['yaml.number', 'a: 0123\n', '0123', /is the number 83\./],
    ['yaml.number', 'a: 12:30:45\n', '12:30:45', /is the number 45045\./],
    ['yaml.number', 'a: [1_000]\n', '1_000', /is the number 1000\./],
    ['yaml.number', 'a: .inf\n', '.inf', /JSON/],
    ['yaml.digits', 'a: 1.10\n', '1.10', /sends "1\.10" as 1\.1\./],
    ['yaml.digits', 'a: 0.12345678901234567890\n', '0.12345678901234567890', /Quote it/],
    ['yaml.boolean', 'a: yes\n', 'yes', /"yes" is true\. Quote it for the text, or write true\./],
    ['yaml.boolean', '- Off\n', 'Off', /is false/],
    ['yaml.comment', 'a: 1 # x\n# y\n', '# x', /removes all comments/],
  ];
  for (const [code, text, written, message] of found)
    it(`are ${code} in ${JSON.stringify(text.slice(0, 40))}`, () => {
      const [fault, ...others] = read(text).faults.filter((each) => each.code === code);
      assert.ok(fault);
      assert.deepEqual(others, []);
      assert.equal(text.slice(fault.place.start, fault.place.end), written);
      assert.match(fault.message, message);
    });

  it('have all their codes among these', () => {
    const codes = new Set(found.map(([code]) => code));
    assert.deepEqual(
      yamlCodes.filter((code) => !codes.has(code)),
      [],
    );
  });

  const none = [
    'a: true\nb: False\nc: 12\nd: -1\ne: 1.5\nf: 1.0\ng: 100.0\nh: 0\ni: 0.25\nj: null\nk: ~\n',
    'a: 12345678901234567890\nb: 1.0e+3\n1: x\n',
    `a: 'yes'\nb: "0123"\nc: '2026-02-01'\nd: "{{ x }}"\ne: https://{{ x }}/?a=b\n`,
    'a: "tab\\there #x"\nb: "x\ty"\nc: |\n  x\ty\n',
    'a: &x {b: 1}\nc: *x\nd: {<<: *x}\n',
    'version: 2\nname: "#1"\n"#token": KBC::ProjectSecure::x==\n',
  ];
  for (const text of none) it(`are none in ${JSON.stringify(text)}`, () => assert.deepEqual(read(text).faults, []));

  it('are one for many aliases', () => {
    const lines = [...'bcdefghij'].map(
      (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join()}]`,
    );
    const { root, faults } = read(`a: &a [x]\n${lines.join('\n')}\n`);
    assert.deepEqual(
      faults.map(({ code }) => code),
      ['yaml.alias'],
    );
    assert.ok(compactSource(root).length < 10_000_000);
  });

  const stops: [title: string, text: string, guessedFrom: number | undefined][] = [
    ['a line that is indented too much, with the line before it', 'a: 1\nb:\n  c: 1\n   d: 2\ne: 3\n', 8],
    ['a quote, where it is opened', 'a: 1\n"b: 2\nc: 3\n', 5],
    ['a bracket, where it is opened', 'a: 1\nb: [2\nc: 3\nd: 4\n', 5],
    ['no line that does not go on: a key without colon', 'a: 1\nb\nc: 3\n', undefined],
    ['no line that does not go on: a value with a colon', 'a: 1\nb: c: d\ne: 3\n', undefined],
    ['no text without mistakes', 'a: 1\n', undefined],
  ];
  for (const [title, text, guessedFrom] of stops)
    it(`end what is certain at ${title}`, () => {
      const { faults, ...source } = read(text);
      assert.equal(source.guessedFrom, guessedFrom);
      assert.ok(faults.length <= 1, JSON.stringify(faults));
    });

  it('do not name a value that may be secret', () => {
    for (const value of ['0123', '1.10', '2026-02-01', '1_000', '.inf']) {
      for (const text of [
        `"#token": ${value}\n`,
        `headers:\n  Authorization: ${value}\n`,
        `values:\n- name: x\n  value: ${value}\n`,
      ]) {
        const { faults } = read(text);
        assert.ok(faults.length > 0);
        for (const { message } of faults) assert.ok(!message.includes(value), message);
      }
    }
  });
});

describe('Reading line by line', () => {
  const bits = [
    '\n',
    '  ',
    '- ',
    ': ',
    '#',
    ' #',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    '|\n',
    '>-\n',
    '&a ',
    '*a',
    '!!str ',
    '\t',
    ',',
    '? ',
    '---\n',
    'x',
    '1',
    'yes',
    '~',
    '<<: ',
  ];

  for (const [title, text] of [
    ['a quote that is closed further down', 'a:\n  - "b\n"c": 1\n'],
    ['a key with a space before its colon in an item', 'a:\n  -  true : \n'],
  ])
    it(`leaves ${title} to the parser`, () => assert.equal(readBlocks(text ?? '', 'f'), undefined));

  it('gives what the parser gives, places and faults as well, of all texts that are YAML', () => {
    let count = 0;
    forSeeds(1500, (next) => {
      let text = randomYaml(randomObject(next, 4, 1), next);
      for (let changes = next(3); changes > 0; changes--) {
        const at = next(text.length + 1);
        text = text.slice(0, at) + bits[next(bits.length)] + text.slice(at + next(3));
      }
      const found = readBlocks(text, 'f');
      if (found === undefined) return;
      count++;
      const parsed = readParsed(text, 'f');
      if (isBroken(found.faults) || isBroken(parsed.faults)) {
        assert.ok(isBroken(found.faults) && isBroken(parsed.faults), text);
        return;
      }
      assert.deepEqual(compactSource(found.root), compactSource(parsed.root));
      assert.ok(isDeepStrictEqual(found.root, parsed.root), text);
      assert.deepEqual(new Set(found.faults.map(place)), new Set(parsed.faults.map(place)));
    });
    assert.ok(count > 500);
  });

  it('reads all texts of the form that tools write, so that typing in them is not slow', () => {
    forSeeds(200, (next) => {
      const text = randomYaml(randomObject(next, 4, 1), next);
      assert.ok(readBlocks(text, 'f'), text);
    });
  });

  it('gives a tree that composes to JSON, with a way back from each scalar', () => {
    forSeeds(200, (next) => {
      const text = randomYaml(randomObject(next, 4, 1), next);
      const { root } = read(text);
      assert.ok(root);
      const composed = composeText(root);
      assert.ok(parseJson(composed.text));
      for (const { at } of scalarsOf(root)) {
        const position = composed.positionOf('_config.yml', at.start) ?? -1;
        assert.equal(composed.placeOf(position, position + 1)?.start, at.start, text);
      }
    });
  });
});

function isBroken(faults: readonly { code: string }[]): boolean {
  return faults.some(({ code }) => code === 'yaml.syntax' || code === 'yaml.placeholder');
}

function place({ code, place: { start, end } }: { code: string; place: { start: number; end: number } }): string {
  return `${code} ${start} ${end}`;
}

function scalarsOf(node: SourceNode): SourceNode[] {
  if (node.kind === 'scalar') return node.at.end > node.at.start ? [node] : [];
  return node.kind === 'list'
    ? node.items.flatMap(scalarsOf)
    : node.fields.flatMap(({ value }) => (value ? scalarsOf(value) : []));
}

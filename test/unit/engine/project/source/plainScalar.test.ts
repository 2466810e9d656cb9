import assert from 'node:assert/strict';
import { type PlainKind, plainScalar } from '@pagewright/core/project/source/yaml/plainScalar';
import { readYamlSource } from '@pagewright/core/project/source/yaml/readYamlSource';
import { yamlScalarText } from '@pagewright/core/project/source/yaml/yamlScalarText';
import { compactSource } from '../../../../support/compactSource.ts';
import { readWithPyYaml } from '../../../../support/pyYaml.ts';

const scalars: [text: string, kind: PlainKind, json: string][] = [
  ['yes', 'boolean', 'true'],
  ['No', 'boolean', 'false'],
  ['on', 'boolean', 'true'],
  ['OFF', 'boolean', 'false'],
  ['true', 'boolean', 'true'],
  ['False', 'boolean', 'false'],
  ['y', 'text', '"y"'],
  ['n', 'text', '"n"'],
  ['tRUE', 'text', '"tRUE"'],
  ['', 'null', 'null'],
  ['~', 'null', 'null'],
  ['null', 'null', 'null'],
  ['NULL', 'null', 'null'],
  ['nUll', 'text', '"nUll"'],
  ['0', 'integer', '0'],
  ['-7', 'integer', '-7'],
  ['+7', 'integer', '7'],
  ['12345678901234567890', 'integer', '12345678901234567890'],
  ['0123', 'integer', '83'],
  ['-017', 'integer', '-15'],
  ['00', 'integer', '0'],
  ['08', 'text', '"08"'],
  ['0o17', 'text', '"0o17"'],
  ['0x1F', 'integer', '31'],
  ['0b101', 'integer', '5'],
  ['1_000', 'integer', '1000'],
  ['12:30', 'integer', '750'],
  ['12:30:45', 'integer', '45045'],
  ['12:60', 'text', '"12:60"'],
  ['1.10', 'float', '1.10'],
  ['1.', 'float', '1.0'],
  ['.5', 'float', '0.5'],
  ['+1.5', 'float', '1.5'],
  ['09.5', 'float', '9.5'],
  ['1_0.5', 'float', '10.5'],
  ['1:30.5', 'float', '90.5'],
  ['1.0e+3', 'float', '1.0e+3'],
  ['1.5e3', 'text', '"1.5e3"'],
  ['1e3', 'text', '"1e3"'],
  ['1E+2', 'text', '"1E+2"'],
  ['123e4', 'text', '"123e4"'],
  ['.', 'text', '"."'],
  ['.inf', 'special', '".inf"'],
  ['-.Inf', 'special', '"-.Inf"'],
  ['.nan', 'special', '".nan"'],
  ['2026-02-01', 'date', '"2026-02-01"'],
  ['2026-2-1', 'text', '"2026-2-1"'],
  ['2026-02-01T10:00:00Z', 'date', '"2026-02-01T10:00:00Z"'],
  ['2026-02-01 10:00:00.5 +02:00', 'date', '"2026-02-01 10:00:00.5 +02:00"'],
  ['2026-02', 'text', '"2026-02"'],
  ['1.2.3', 'text', '"1.2.3"'],
  ['https://{{ region }}.example.com/', 'text', '"https://{{ region }}.example.com/"'],
];

describe('A scalar without quotes', () => {
  for (const [text, kind, json] of scalars)
    it(`"${text}" is ${kind === 'text' ? 'a text' : `${kind}: ${json}`}`, () =>
      assert.deepEqual(plainScalar(text), { kind, json }));

  it('is what PyYAML makes of it', function () {
    const read = readWithPyYaml(scalars.map(([text]) => `a: ${text}\n`));
    if (read === undefined) return this.skip();
    for (const [index, [text, kind, json]] of scalars.entries()) {
      const stops = kind === 'date' || kind === 'special';
      const found: string | undefined = read[index]?.json;
      if (stops) assert.equal(found, undefined, text);
      else assert.deepEqual(JSON.parse(found ?? '{}').a, JSON.parse(json), text);
    }
  });
});

describe('A text that is written into YAML', () => {
  const odd = [
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a',
    '- a',
    '-',
    '? a',
    ': a',
    'a: b',
    'a:',
    'a #b',
    '#',
    '[a',
    '{a',
    '{{ x }}',
  ];
  const others = [
    ' a',
    'a ',
    '"a"',
    "'a'",
    "it's",
    '|',
    '>',
    ',',
    ']',
    '---',
    '...',
    '=',
    '<<',
    'é',
    '😀',
    '\u0007',
    '\u2028',
    'a\nb',
    '\t',
    'a\tb',
    '\\',
    '\ufeff',
  ];
  const texts = [...scalars.map(([text]) => text), ...odd, ...others];
  const styles = [
    ['', false],
    ['', true],
    ["'", false],
    ['"', true],
  ] as const;

  for (const [quotes, isFlow] of styles) {
    const written = texts.map((text) => yamlScalarText(JSON.stringify(text), quotes, isFlow));
    const documents = written.map((text) => (isFlow ? `{a: ${text}, b: [${text}]}\n` : `a: ${text}\nb:\n- ${text}\n`));
    const expected = texts.map((text) => ({ a: text, b: [text] }));
    const style = `with the quotes (${quotes}) ${isFlow ? 'in brackets' : 'on lines'}`;

    it(`is read as it was, ${style}`, () => {
      for (const [index, document] of documents.entries()) {
        const { root, faults } = readYamlSource(document, '');
        assert.deepEqual(JSON.parse(compactSource(root)), expected[index], document);
        assert.deepEqual(faults, [], document);
      }
    });

    it(`is read by PyYAML as it was, ${style}`, function () {
      const read = readWithPyYaml(documents);
      if (read === undefined) return this.skip();
      for (const [index, { json, error }] of read.entries())
        assert.deepEqual(JSON.parse(json ?? 'null'), expected[index], `${documents[index]}: ${error}`);
    });
  }

  const forms: [json: string, quotes: '' | "'" | '"', text: string][] = [
    ['"a"', '', 'a'],
    ['"a"', "'", "'a'"],
    ['"a"', '"', '"a"'],
    ['"yes"', '', "'yes'"],
    ['"{{ x }}"', '', "'{{ x }}'"],
    ['"it\'s: x"', '', '"it\'s: x"'],
    ['"a\\nb"', "'", '"a\\nb"'],
    ['1.10', '', '1.10'],
    ['12345678901234567890', '"', '12345678901234567890'],
    ['1e5', '', '1.0e+5'],
    ['-1.5E-7', '', '-1.5e-7'],
    ['true', "'", 'true'],
    ['null', '', 'null'],
  ];
  for (const [json, quotes, text] of forms)
    it(`${json} is ${text} with the quotes (${quotes})`, () => assert.equal(yamlScalarText(json, quotes, false), text));
});

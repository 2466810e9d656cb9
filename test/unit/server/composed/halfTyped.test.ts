import assert from 'node:assert/strict';
import { testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml, openYaml } from '../../../support/yaml/inYaml.ts';

const sound = `_keboola:
  component_id: ex-generic-v2
parameters:
  api:
    baseUrl: https://a.b/
    pagination:
      method: offset
      limit: 100
  config:
    jobs:
    - endpoint: users
      dataType: users
      params:
        state: active
    - endpoint: orders
      methud: GET
`;

/** The text with one part of it as it is while somebody types it. */
function typed(whole: string, part: string): string {
  assert.equal(sound.split(whole).length, 2, whole);
  return sound.replace(whole, () => part);
}

const service = inYaml(testService());

/** The codes of the findings, each with what is marked, and the number of its line. */
async function findings(text: string): Promise<string[]> {
  const document = await openYaml(service, text);
  const found = await service.findDiagnostics(document);
  return found.map(({ code, range }) => `${code} ${range.start.line}: ${document.getText(range)}`);
}

/** The finding below the mistake, where the rest of the text is read as it is meant. */
const below = 'config.unknown-key 15: methud';

const table: [title: string, text: string, expected: string[]][] = [
  ['nothing that is half typed', sound, [below]],
  ['a key without a value', typed('dataType: users', 'dataType:'), [below]],
  ['a key without a value that needs one', typed('endpoint: users', 'endpoint:'), ['config.wrong-type 10: ', below]],
  [
    'a section without its keys',
    typed('      method: offset\n      limit: 100\n', ''),
    ['config.unknown-key 13: methud'],
  ],
  ['a dash alone', `${sound}    -\n`, [below]],
  ['a key without its colon', typed('dataType: users', 'dataTy'), ['yaml.syntax 11: dataTy', below]],
  ['a key without its colon, above its value', typed('params:', 'params'), ['yaml.syntax 12: params']],
  [
    'a key whose colon has no space',
    typed('dataType: users', 'dataType:users'),
    ['yaml.syntax 11: dataType:users', below],
  ],
  ['a value with a colon', typed('dataType: users', 'dataType: a: b'), ['yaml.syntax 11: a: b', below]],
  ['a quote that is not closed', typed('dataType: users', 'dataType: "users'), ['yaml.syntax 11: "users', below]],
  ['a single quote', typed('dataType: users', "dataType: 'users"), ["yaml.syntax 11: 'users", below]],
  [
    'a quote that another one further down seems to close',
    typed('dataType: users', 'dataType: "users').replace('active', '"active"'),
    ['yaml.syntax 11: "users'],
  ],
  ['a quote at the end', `${sound}    - endpoint: "us`, [below, 'yaml.syntax 16: "us']],
  ['a key whose quote is not closed', typed('dataType: users', '"dataTy'), ['yaml.syntax 11: "dataTy']],
  [
    'a bracket that is not closed',
    typed('params:\n        state: active', 'responseFilter: [a'),
    ['yaml.syntax 12: ['],
  ],
  [
    'a brace that is not closed',
    typed('params:\n        state: active', 'params: {state: active'),
    ['yaml.syntax 12: {'],
  ],
  ['a variable that is begun', typed('endpoint: users', 'endpoint: {{'), ['yaml.syntax 10: {']],
  ['a key that is indented too little', typed('      dataType', '     dataType'), ['yaml.syntax 11: dataType']],
  ['a key that is indented too much', typed('      dataType', '       dataType'), ['yaml.syntax 11: dataType']],
  [
    'a job that is indented too little',
    typed('    - endpoint: orders', '   - endpoint: orders'),
    ['yaml.syntax 14: - endpoint'],
  ],
  [
    'a job that is indented too much',
    typed('    - endpoint: orders', '     - endpoint: orders'),
    ['yaml.syntax 14: - endpoint'],
  ],
  ['a section that is indented too little', typed('  config:', ' config:'), ['yaml.syntax 8: config']],
  ['a section that is indented too much', typed('  config:', '   config:'), ['yaml.syntax 8: config']],
  ['a tab', typed('      dataType', '\t    dataType'), ['yaml.tab 11: \t    ']],
];

describe('A _config.yml that is half typed', () => {
  for (const [title, text, expected] of table)
    it(`has one mistake where it is made: ${title}`, async () =>
      assert.deepEqual((await findings(text)).toSorted(), expected.toSorted()));

  it('has no more than one mistake in its syntax after any character, and nothing that comes of it', async () => {
    for (let at = sound.indexOf('  api:'); at <= sound.length; at++) {
      const found = (await findings(sound.slice(0, at))).filter((each) => !each.startsWith('config.missing-key'));
      const syntax = found.filter((each) => each.startsWith('yaml.'));
      assert.ok(syntax.length <= 1 && found.length <= 2, `${sound.slice(0, at)}\n${found.join('\n')}`);
    }
  });

  it('has no more findings with any one character missing than it has places that depend on it', async () => {
    for (let at = sound.indexOf('  api:'); at < sound.length; at++) {
      const text = sound.slice(0, at) + sound.slice(at + 1);
      const found = await findings(text);
      const syntax = found.filter((each) => each.startsWith('yaml.'));
      const others = found.filter((each) => !each.startsWith('yaml.') && each !== below);
      assert.ok(syntax.length <= 1 && others.length <= 2, `${text}\n${found.join('\n')}`);
    }
  });

  const completed: [title: string, marked: string, label: string][] = [
    ['a key that is begun', typed('dataType: users', 'dataF|'), 'dataField'],
    ['a key in an empty line', typed('dataType: users', '|'), 'dataField'],
    ['a key whose quote is open', typed('dataType: users', '"dataF|'), 'dataField'],
    ['a key below a line without colon', typed('dataType: users', 'foo\n      dataF|'), 'dataField'],
    ['a value after its colon', typed('method: offset', 'method: |'), 'pagenum'],
    ['a value without a space', typed('method: offset', 'method:|'), 'pagenum'],
    ['a value whose quote is open', typed('method: offset', 'method: "p|'), 'pagenum'],
    ['a value whose single quote is open', typed('method: offset', "method: 'p|"), 'pagenum'],
    [
      'a value above a line without colon',
      typed('method: offset', 'method: p|').replace('methud: GET', 'methud'),
      'pagenum',
    ],
    [
      'a value above a bracket that is not closed',
      typed('method: offset', 'method: p|').replace('GET', '[a'),
      'pagenum',
    ],
    [
      'a value above a line that is indented wrongly',
      typed('method: offset', 'method: p|').replace('      methud', '     methud'),
      'pagenum',
    ],
    ['a key in a brace that is open', typed('params:\n        state: active', 'params: {state: {fun|'), 'function'],
    [
      'a value in a brace that is open',
      typed('params:\n        state: active', 'params: {state: {function: m|'),
      'md5',
    ],
    [
      'a job in a bracket that is open',
      `${sound.slice(0, sound.indexOf('    - '))}    [{end|`.replace('jobs:\n    ', 'jobs: '),
      'endpoint',
    ],
    [
      'a key on another line of open braces',
      typed('params:\n        state: active', 'params: {\n        state: {\n          fun|'),
      'function',
    ],
    ['the first key of a job', `${sound}    - |`, 'endpoint'],
    ['a section', typed('  config:', '  |\n  config:'), 'sshProxy'],
  ];
  for (const [title, marked, label] of completed)
    it(`is completed: ${title}`, async () => {
      const { document, position } = await cursorInYaml(service, marked);
      const { items } = await service.findCompletions(document, position);
      assert.ok(
        items.some((item) => item.label === label),
        items.map((item) => item.label).join(),
      );
    });

  const explained: [title: string, marked: string, text: RegExp][] = [
    ['above a key without colon', typed('dataType: users', 'dataTy').replace('baseUrl', 'base|Url'), /base address/],
    ['below a key without colon', typed('dataType: users', 'dataTy').replace('params', 'par|ams'), /query/i],
    ['a value whose quote is open', typed('method: offset', 'meth|od: "offset'), /pagin|method/i],
    [
      'above a quote that is open',
      typed('dataType: users', 'dataType: "u').replace('baseUrl', 'base|Url'),
      /base address/,
    ],
    [
      'above a line that is indented wrongly',
      typed('      dataType', '     dataType').replace('baseUrl', 'base|Url'),
      /base address/,
    ],
    [
      'above a bracket that is open',
      typed('dataType: users', 'responseFilter: [').replace('baseUrl', 'base|Url'),
      /base address/,
    ],
  ];
  for (const [title, marked, text] of explained)
    it(`is explained: ${title}`, async () => {
      const { document, position } = await cursorInYaml(service, marked);
      assert.match(JSON.stringify(await service.findHover(document, position)), text);
    });
});

import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { diagnosticSections } from '../../../scripts/lib/diagnosticSections.ts';
import { extensionManifest } from '../../../scripts/lib/extensionManifest.ts';
import { severitiesByCode, workspaceSchema } from '../../../scripts/lib/severitySchemas.ts';

const page = `# Diagnostics

Words before.

## a-one

Code \`a.one\`, error; in
\`b\`, a hint. The key \`x.y\` is
wrong. More of it.

- **At run time:** nothing.

## a-two

Code \`a.two\`, warning. Another thing is.

## not-a-code

Nothing.
`;
const sections = diagnosticSections(page);

describe('the codes in the page of diagnostics', () => {
  it('are read with the first sentence of their explanation', () => {
    assert.deepEqual(sections, [
      { code: 'a.one', summary: 'The key `x.y` is wrong.' },
      { code: 'a.two', summary: 'Another thing is.' },
    ]);
  });

  it('become the keys of a setting of the extension, and what is for work on the project stays out of it', () => {
    const setting = { type: 'object', default: {}, additionalProperties: false };
    const properties = { other: {}, 'pagewright.diagnostics.severity': setting };
    const written = {
      version: '1',
      scripts: { test: 'x' },
      devDependencies: {},
      contributes: { configuration: { properties } },
    };
    const { version, contributes, ...rest } = JSON.parse(extensionManifest(JSON.stringify(written), sections));
    assert.equal(version, '1');
    assert.deepEqual(rest, {});
    assert.deepEqual(contributes.configuration.properties, {
      other: {},
      'pagewright.diagnostics.severity': { ...setting, properties: severitiesByCode(sections) },
    });
  });
});

describe('the schema of `.pagewright.json`', () => {
  const isWorkspaceFile = new Ajv({ strict: false }).compile(workspaceSchema(sections));
  const cases: [title: string, value: unknown, isRight: boolean][] = [
    ['nothing', {}, true],
    ['severities', { diagnostics: { severity: { 'a.one': 'off', 'a.two': 'hint' } } }, true],
    ['severities of a file', { diagnostics: { files: { 'x/y.extractor.json': { 'a.one': 'error' } } } }, true],
    ['a code that does not exist', { diagnostics: { severity: { 'a.three': 'off' } } }, false],
    ['such a code for a file', { diagnostics: { files: { x: { 'a.three': 'off' } } } }, false],
    ['a severity that does not exist', { diagnostics: { severity: { 'a.one': 'warn' } } }, false],
    ['a key that does nothing', { diagnostics: { severities: {} } }, false],
    ['environments', { environments: { dev: { baseUrl: 'http://a/', attributes: { a: 1 } }, production: {} } }, true],
    ['a mistyped key of an environment', { environments: { dev: { baseurl: 'http://a/' } } }, false],
    ['an attribute that is a list', { environments: { dev: { attributes: { a: [] } } } }, false],
    ['a description below', { descriptions: { 'x.extractor.json': './apis/a..b.yaml' } }, true],
    ['a description above', { descriptions: { 'x.extractor.json': 'a/../../x.yaml' } }, false],
    ['a description at an absolute path', { descriptions: { 'x.extractor.json': '/etc/passwd' } }, false],
    ['a description at an address', { descriptions: { 'x.extractor.json': 'https://a.example/x.yaml' } }, false],
    ['a list', [], false],
  ];
  for (const [title, value, isRight] of cases) {
    it(`${isRight ? 'takes' : 'refuses'} ${title}`, () => assert.equal(isWorkspaceFile(value), isRight));
  }
});

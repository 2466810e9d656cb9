import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { diagnosticSections } from '../../../scripts/lib/diagnosticSections.ts';
import { severitySetting, workspaceSchema } from '../../../scripts/lib/severitySchemas.ts';
import { withSeveritySetting } from '../../../scripts/lib/withSeveritySetting.ts';

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

  it('become a setting of the package, which is written where it is not what it should be', () => {
    const before = JSON.stringify({ contributes: { configuration: { properties: { other: {} } } }, version: '1' });
    const after = withSeveritySetting(before, sections);
    const { contributes, version } = JSON.parse(after);
    assert.deepEqual(Object.keys(contributes.configuration.properties), ['other', 'pagewright.diagnostics.severity']);
    assert.deepEqual(
      contributes.configuration.properties['pagewright.diagnostics.severity'],
      JSON.parse(JSON.stringify(severitySetting(sections))),
    );
    assert.equal(version, '1');
    const otherwiseSpaced = JSON.stringify(JSON.parse(after), undefined, 1);
    assert.equal(withSeveritySetting(otherwiseSpaced, sections), otherwiseSpaced);
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
    ['a list', [], false],
  ];
  for (const [title, value, isRight] of cases) {
    it(`${isRight ? 'takes' : 'refuses'} ${title}`, () => assert.equal(isWorkspaceFile(value), isRight));
  }
});

import assert from 'node:assert/strict';
import { TextLines } from '@pagewright/core/text/textLines';
import type { Composition } from '../../../../../client/project/composition/composition.ts';
import { findingsByFile } from '../../../../../client/runs/findings/findingsByFile.ts';
import { placeInTree } from '../../../../../client/runs/findings/placeInTree.ts';
import type { RunFinding } from '../../../../../client/runs/findings/runFinding.ts';
import { composeText } from '../../../../../engine/core/project/composed/composeText.ts';
import { readSource } from '../../../../../engine/core/project/model/readSource.ts';
import type { ValueSet } from '../../../../../engine/core/project/variables/knownVariables.ts';
import { readNamed } from '../../../../../engine/core/project/variables/readNamed.ts';
import { resolveVariables } from '../../../../../engine/core/project/variables/resolveVariables.ts';
import { composed, files } from '../../project/composed.ts';

/** The place of a text in the composed text. */
function placeOf(text: string) {
  const lines = new TextLines(composed.composed.text);
  const start = composed.composed.text.indexOf(text);
  assert.ok(start >= 0, `${text} is not in ${composed.composed.text}`);
  return { range: { start: lines.placeAt(start), end: lines.placeAt(start + text.length) } };
}

const inNone = () => undefined;

const finding: RunFinding = { code: 'path-never-found', message: 'gone', severity: 'warning', pointer: '' };

describe('The findings of a run of several files', () => {
  for (const [text, file] of [
    ['"baseUrl"', 'base'],
    ['"offset"', 'base'],
    ['"users"', 'row'],
  ] as const) {
    it(`about ${text} are in the file where it is written, at the same text`, () => {
      const found = findingsByFile(
        composed,
        composed.composed.text,
        { findings: [finding], places: [placeOf(text)] },
        inNone,
      );
      const here = found.find((each) => each.findings.length > 0);
      assert.equal(here?.file, files[file]);
      const range = here?.places[0]?.range;
      assert.ok(range);
      const lines = new TextLines(here?.text ?? '');
      assert.equal(
        here?.text.slice(lines.offsetAt(range.start), lines.offsetAt(range.end)).replaceAll('"', ''),
        text.replaceAll('"', ''),
      );
    });
  }

  it('are given for each of the files, also those without any', () => {
    const found = findingsByFile(composed, composed.composed.text, { findings: [], places: [] }, inNone);
    assert.deepEqual(found.map(({ file }) => file).sort(), [files.base, files.row].sort());
  });

  it('have their edits with the file that each is to be made in', async () => {
    const remedies = [
      { pointer: '/parameters/config/jobs/0/dataField', value: 'items' },
      { pointer: '/parameters/api/http/ignoreErrors', value: [404] },
    ];
    const found = await placeInTree(composed, composed.composed.text, {
      findings: [{ ...finding, remedies }],
      places: [placeOf('"users"')],
    });
    const [here] = found.flatMap(({ findings }) => findings);
    assert.deepEqual(
      here?.remedies?.map(({ file }) => file),
      [files.row, files.base],
    );
  });

  it('have no edit that is to be made in no file', () => {
    const remedies = [{ pointer: '/parameters', value: 1 }];
    const all = { findings: [{ ...finding, remedies }], places: [placeOf('"users"')] };
    const found = findingsByFile(composed, composed.composed.text, all, inNone);
    assert.equal(found.flatMap(({ findings }) => findings)[0]?.remedies, undefined);
  });
});

for (const tool of ['kbc', 'kbagent'] as const) {
  const [configuration, values] =
    tool === 'kbc'
      ? ['/tree/config.json', '/tree/values/config.json']
      : ['/tree/_config.yml', '/tree/values/_config.yml'];
  const texts =
    tool === 'kbc'
      ? {
          [configuration]: '{"a": "{{ path }}", "b": "x.{{ path }}", "c": "{{ path }}{{ path }}"}',
          [values]: '{"values": [{"name": "path", "value": "gone"}]}',
        }
      : {
          [configuration]: "a: '{{ path }}'\nb: x.{{ path }}\nc: '{{ path }}{{ path }}'\n",
          [values]: 'values:\n- name: path\n  value: gone\n',
        };

  describe(`The findings of a run about a variable in a tree of ${tool}`, () => {
    const composition = withValues(texts, configuration ?? '', values ?? '');
    for (const [key, file, written] of [
      ['a', values, 'gone'],
      ['b', configuration, 'x.{{ path }}'],
      ['c', configuration, '{{ path }}{{ path }}'],
    ] as const) {
      it(`are where the user can change it: of ${key} at ${written}`, () => {
        const { text } = composition.composed;
        const lines = new TextLines(text);
        const start = text.indexOf(': ', text.indexOf(`"${key}"`)) + 2;
        const end = text.indexOf('"', start + 1) + 1;
        const places = [{ range: { start: lines.placeAt(start), end: lines.placeAt(end) }, value: 'gone' }];
        const found = findingsByFile(composition, text, { findings: [finding], places }, inNone);
        const here = found.find((each) => each.findings.length > 0);
        assert.equal(here?.file, file);
        const own = new TextLines(here?.text ?? '');
        const range = here?.places[0]?.range;
        assert.ok(range);
        const marked = here?.text.slice(own.offsetAt(range.start), own.offsetAt(range.end)) ?? '';
        assert.equal(marked.replaceAll(/["']/g, ''), written);
      });
    }
  });
}

/** A configuration whose variables have their values in another file. */
function withValues(texts: Record<string, string>, configuration: string, file: string): Composition {
  const [body, values] = [configuration, file].map((name) => readSource(texts[name] ?? '', name).root);
  assert.ok(body && values);
  const attached = {
    isAttached: true,
    set: { id: '1', name: 'US', at: body.at, values: readNamed(values, 'values') } satisfies ValueSet,
    sharedCode: new Set(''),
  };
  const resolved = resolveVariables(body, attached);
  const places = resolved.variables.flatMap(({ place: tag, valueAt }) => (valueAt ? [{ tag, valueAt }] : []));
  return { name: 'A', composed: composeText(resolved.body), texts: new Map(Object.entries(texts)), values: places };
}

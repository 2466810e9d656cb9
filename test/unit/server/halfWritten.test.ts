import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommands } from '../../../server/protocol.ts';
import type { ExtractorService } from '../../../server/service/extractorService.ts';
import { documentOf } from '../../support/cursor.ts';
import { everythingConfiguration } from '../../support/everythingConfiguration.ts';
import { beginningsOf, sweep } from '../../support/sweep.ts';
import { testService } from '../../support/testService.ts';

const samples = path.join(import.meta.dirname, '../../../samples');
const [first = '', ...more] = readdirSync(samples).filter((name) => name.endsWith('.extractor.json'));

const shapes = {
  version: 1,
  jobs: {
    search: {
      responses: 1,
      schema: { type: 'object', properties: { scroll: { type: 'object', properties: { token: { type: 'string' } } } } },
    },
  },
};

/** Asks every question about a document, with the cursor at its end. */
async function askEverything(service: ExtractorService, text: string): Promise<void> {
  const document = documentOf(text);
  const end = document.positionAt(text.length);
  const diagnostics = await service.findDiagnostics(document);
  for (const { range } of diagnostics) {
    assert.ok(document.offsetAt(range.start) <= document.offsetAt(range.end));
  }
  await service.findCodeActions(document, diagnostics);
  await service.findCompletions(document, end);
  await service.findHover(document, end);
  service.findSymbols(document);
  service.findDefinition(document, end);
  service.findReferences(document, end, true);
  service.prepareRename(document, end);
  service.rename(document, end, 'other');
  service.findDocumentLinks(document);
  assert.ok(service.findSemanticTokens(document).every((number) => number >= 0));
  service.findInlayHints(document, { start: { line: 0, character: 0 }, end });
  service.findCodeLenses(document, runCommands);
  service.findPlan(document, undefined);
  service.findFoldingRanges(document);
  service.findSelectionRanges(document, [end]);
  service.format(document, undefined, { tabSize: 2, insertSpaces: true });
}

const places = [...Array(everythingConfiguration.length + 1).keys()];

describe('a document that is being written', () => {
  const service = testService({ 'file:///work/users.shapes.json': shapes });

  it('answers every question after every character', async () => {
    await sweep(places, 60, (at) => askEverything(service, everythingConfiguration.slice(0, at)));
  });

  it('answers every question with any one character missing', async () => {
    await sweep(places, 60, (at) =>
      askEverything(service, everythingConfiguration.slice(0, at) + everythingConfiguration.slice(at + 1)),
    );
  });

  it(`answers every question after every line of ${more.length + 1} samples`, async () => {
    const beginnings = [first, ...more].flatMap((name) => {
      const lines = readFileSync(path.join(samples, name), 'utf8').split('\n');
      return [...lines.keys()].map((count) => lines.slice(0, count).join('\n'));
    });
    await sweep(beginnings, 60, (text) => askEverything(service, text));
  });

  const strange = [
    'null',
    '5',
    '"text"',
    '[[[]]]',
    '{"": {"": ""}}',
    '{{',
    '}',
    ',',
    '"',
    '\u0000',
    '\ufeff{}',
    '{"api": null, "config": null}',
  ];
  const misfits = ['null', '5', '"x"', '[]', '[{}]', '{}', '{"a": {}}', 'true'];
  const holders = [
    '{"parameters": $}',
    '{"api": $}',
    '{"config": $}',
    '{"api": {"pagination": $}}',
    '{"api": {"pagination": {"method": "multiple", "scrollers": $}}}',
    '{"api": {"pagination": {"method": $, "responseParam": $, "default": $}}}',
    '{"config": {"jobs": $}}',
    '{"config": {"jobs": [{"endpoint": $, "scroller": $, "children": $, "__NAME": $}]}}',
    '{"api": {"baseUrl": $, "authentication": $}, "config": {"jobs": [$]}}',
  ];
  const texts = [...strange, ...holders.flatMap((holder) => misfits.map((misfit) => holder.replaceAll('$', misfit)))];

  it(`answers every question about ${texts.length} strange documents`, async () => {
    for (const text of texts) await askEverything(service, text);
  });

  it('still gets help where the rest of it is sound', async () => {
    const codes = (await service.findDiagnostics(documentOf(everythingConfiguration.slice(0, -30)))).map(
      ({ code }) => code,
    );
    for (const code of [
      'json.syntax',
      'config.unknown-key',
      'pagination.unknown-scroller',
      'url.endpoint-scheme',
      'url.base-without-slash',
    ]) {
      assert.ok(codes.includes(code), code);
    }
  });

  it('is not told what it lacks while it is being written from the top', async () => {
    const sound = readFileSync(path.join(samples, '05-search-then-scroll.extractor.json'), 'utf8');
    await sweep(beginningsOf(sound), 60, async (text) => {
      const diagnostics = await service.checkText('file:///elsewhere.json', text);
      const claims = diagnostics.filter(({ code }) => code === 'config.missing-key' || code === 'config.empty');
      assert.deepEqual(claims, [], text);
    });
  });
});

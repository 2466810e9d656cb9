import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '../../../..');

/**
 * The files that parse a text with the parser of the JavaScript engine, which may misread a key with an escape, and why
 * that is safe.
 */
const exceptions = new Map([
  ['engine/core/json/parseJson.ts', 'asks isPlainJson before'],
  ['engine/core/json/parsePlain.ts', 'asks hasEscapedKey, and is the parser for all others'],
  ['engine/core/json/stringIn.ts', 'reads one string'],
  ['engine/core/transcode/recordScan.ts', 'asks whether the text is JSON, and nothing else'],
  ['engine/core/transcode/scannedRecords.ts', 'reads records of a layout, which has no key with an escape'],
  ['engine/core/pagination/sampleRecords.ts', 'reads records of a layout, which has no key with an escape'],
  ['engine/core/secrecy/recorded/keptBody.ts', 'asks whether the text is JSON, and reads one string'],
  ['engine/core/tables/storedParents.ts', 'reads a list of lists that it wrote'],
  ['engine/core/descriptions/recorded/describeCalls.ts', 'reads a list of names that it wrote'],
  ['engine/io/http/responseFolder.ts', 'reads a head with three known headers that it wrote'],
  ['debugger/expressions/keysOf.ts', 'reads one string'],
  ['server/service/refactors/sortKeys.ts', 'asks whether the text is JSON'],
  ['server/service/jsonService.ts', 'reads the schema that ships with it'],
  ['server/main.ts', 'reads the schema that ships with it'],
  ['cli/checking/checkFiles.ts', 'reads the schemas that ship with it'],
  ['cli/searchPaging.ts', 'reads the schema that ships with it'],
  ['tools/mcp/lineLimit.ts', 'reads one string or number'],
  ['tools/inputs/openService.ts', 'reads the schema that ships with it'],
  ['client/getStarted/steps/question.ts', 'reads a list of texts that it wrote'],
  ['client/running/login/loginStore.ts', 'reads the tokens that it wrote, which have no key of somebody else'],
  ['client/language/offer/looksLikeConfig.ts', 'asks whether there are keys that have no escape'],
  ['client/language/plan/planDocuments.ts', 'reads the address of a document that it made'],
  ['client/runs/pages/pageDocuments.ts', 'reads the address of a document that it made'],
  ['samples/api/http/readJson.ts', 'reads what is sent to the sample API, which shows nothing of it'],
  ['samples/api/search/scrollId.ts', 'reads a list of texts that it wrote'],
]);

/** Whether a source calls the parser in any way, or has a body read by one. Comments do not count. */
function parses(file: string): boolean {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return /\bJSON\.parse\b|\.json\(\)|\{[^}]*\bparse\b[^}]*\} = JSON\b/.test(code);
}

describe('The parser of the engine', () => {
  it('gets no text whose keys somebody else chose', () => {
    assert.deepEqual(
      sourceFiles.filter(parses).filter((file) => !exceptions.has(file)),
      [],
      'Use parseJson for a response, and parsePlain for anything else.',
    );
  });

  it('is used where the list says so', () => {
    assert.deepEqual(
      [...exceptions.keys()].filter((file) => !parses(file)),
      [],
    );
  });
});

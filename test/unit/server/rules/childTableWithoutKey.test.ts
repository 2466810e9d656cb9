import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const mappings = (text: string) => `{"config": {"jobs": [], "mappings": {"item": {${text}}}}}`;
const table = (more: string) => `{"type": "table", "destination": "part", "tableMapping": {"n": "name"}${more}}`;
const id = '"id": {"mapping": {"destination": "id", "primaryKey": true}}';

describe('mapping.parent-without-key', () => {
  ruleCases('mapping.parent-without-key', {
    service: testService,
    speaks: [
      [
        'a child table of a table without a primary key',
        mappings(`"id": "id", «"parts"»: ${table('')}`),
        /"item" has no primary key/,
      ],
      [
        'a table below one whose key is not its own',
        mappings(
          `${id}, "parts": {"type": "table", "destination": "part", "tableMapping": {«"lots"»: {"type": "table", "destination": "lot", "tableMapping": {"n": "n"}}}}`,
        ),
        /"part"/,
      ],
      [
        'a document that is not finished elsewhere',
        `{"config": {"mappings": {"item": {«"parts"»: ${table('')}}}, "jobs": [`,
      ],
    ],
    isQuiet: [
      ['a table with a primary key', mappings(`${id}, "parts": ${table('')}`)],
      [
        'a key that comes from the parent columns',
        mappings(`"env": {"type": "user", "mapping": {"destination": "env", "primaryKey": 1}}, "parts": ${table('')}`),
      ],
      [
        'a table whose link is its key',
        mappings(
          `${id}, "parts": {"type": "table", "destination": "part", "parentKey": {"primaryKey": true}, "tableMapping": {"lots": {"type": "table", "destination": "lot", "tableMapping": {"n": "n"}}}}`,
        ),
      ],
      ['a child table that is not linked', mappings(`"parts": ${table(', "parentKey": {"disable": true}')}`)],
      [
        'a table that feeds itself',
        mappings('"sub": {"type": "table", "destination": "item", "parentKey": {"disable": true}}'),
      ],
      ['a table without child tables', mappings('"id": "id"')],
      [
        'a mapping that is being written',
        '{"config": {"mappings": {"item": {"parts": {"type": "table", "destination": "part", "tableMapping": {"n": "n"}}',
      ],
      ['a column that is being written, which may become the key', mappings(`"id": , "parts": ${table('')}`)],
    ],
  });
});

import assert from 'node:assert/strict';
import { jsonServiceWith } from '../../../../server/service/jsonService.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import type { Name } from '../../../../server/service/model/names/name.ts';
import { nameIndex } from '../../../../server/service/model/names/nameIndex.ts';
import { atCursor, documentOf } from '../../../support/cursor.ts';
import { writeMarks } from '../../../support/marks.ts';

const json = jsonServiceWith({});

function modelOf(text: string) {
  const document = documentOf(text);
  return buildModel(document, json.parseJSONDocument(document));
}

/** The document with marks around the places of the name at the cursor, and what it is. */
function placesAt(text: string): { marked: string; name: string } {
  const { document, offset } = atCursor(text);
  const model = modelOf(document.getText());
  const found = nameIndex(model).nameAt(offset);
  const spans = found ? [...found.name.definitions, ...found.name.uses] : [];
  return { marked: writeMarks({ text: document.getText(), spans }), name: found ? inShort(found.name) : '' };
}

const inShort = ({ kind, text, definitions, uses }: Name) => `${kind} ${text} ${definitions.length}+${uses.length}`;
const namesIn = (text: string) => nameIndex(modelOf(text)).names.map(inShort);
const config = (text: string) => `{"config": {${text}}}`;

describe('nameIndex', () => {
  const places: [title: string, text: string, name: string, marked: string][] = [
    [
      'a scroller, from its definition',
      '{"api":{"pagination":{"default":"a","scrollers":{"|a":{},"b":{}}}},"config":{"jobs":[{"scroller":"a","children":[{"scroller":"a"}]},{"scroller":"b"}]}}',
      'scroller a 1+3',
      '{"api":{"pagination":{"default":"«a»","scrollers":{"«a»":{},"b":{}}}},"config":{"jobs":[{"scroller":"«a»","children":[{"scroller":"«a»"}]},{"scroller":"b"}]}}',
    ],
    [
      'a scroller, from a job of an iteration',
      '{"api":{"pagination":{"scrollers":{"a":{}}}},"iterations":[{"jobs":[{"scroller":"a|"}]}]}',
      'scroller a 1+1',
      '{"api":{"pagination":{"scrollers":{"«a»":{}}}},"iterations":[{"jobs":[{"scroller":"«a»"}]}]}',
    ],
    [
      'a scroller that does not exist',
      '{"api":{"pagination":{"scrollers":{"a":{}}}},"config":{"jobs":[{"scroller":"|b"}]}}',
      'scroller b 0+1',
      '{"api":{"pagination":{"scrollers":{"a":{}}}},"config":{"jobs":[{"scroller":"«b»"}]}}',
    ],
    [
      'a data type of several jobs with the mappings of config and of iterations',
      '{"config":{"jobs":[{"dataType":"|u"},{"endpoint":"x","children":[{"dataType":"u","endpoint":"u/{i}"}]}],"mappings":{"u":{}}},"iterations":[{"mappings":{"u":{}}}]}',
      'data type u 2+2',
      '{"config":{"jobs":[{"dataType":"«u»"},{"endpoint":"x","children":[{"dataType":"«u»","endpoint":"u/{i}"}]}],"mappings":{"«u»":{}}},"iterations":[{"mappings":{"«u»":{}}}]}',
    ],
    [
      'a data type that is the endpoint',
      config('"jobs":[{"endpoint":"us|ers"},{"endpoint":"users","dataType":"other"}],"mappings":{"users":{}}'),
      'data type users 1+1',
      config('"jobs":[{"endpoint":"«users»"},{"endpoint":"users","dataType":"other"}],"mappings":{"«users»":{}}'),
    ],
    [
      'a data type that child tables write into',
      config(
        '"jobs":[{"dataType":"u"}],"mappings":{"|u":{"u":"u","sub":{"type":"table","destination":"u"},"x":{"type":"table","destination":"x","tableMapping":{"y":{"type":"table","destination":"u"},"u":"u"}}}}',
      ),
      'data type u 1+3',
      config(
        '"jobs":[{"dataType":"«u»"}],"mappings":{"«u»":{"u":"u","sub":{"type":"table","destination":"«u»"},"x":{"type":"table","destination":"x","tableMapping":{"y":{"type":"table","destination":"«u»"},"u":"u"}}}}',
      ),
    ],
    [
      'a placeholder in its own endpoint and in that of its children',
      config(
        '"jobs":[{"endpoint":"{1:id}","children":[{"endpoint":"a/{1:id}/{x}/{1:id}","placeholders":{"1:|id":"id","x":"x"},"children":[{"endpoint":"b/{1:id}"}]},{"endpoint":"c/{1:id}"}]}]',
      ),
      'placeholder 1:id 1+3',
      config(
        '"jobs":[{"endpoint":"{1:id}","children":[{"endpoint":"a/{«1:id»}/{x}/{«1:id»}","placeholders":{"«1:id»":"id","x":"x"},"children":[{"endpoint":"b/{«1:id»}"}]},{"endpoint":"c/{1:id}"}]}]',
      ),
    ],
    [
      'a placeholder that takes the place of an inherited one',
      config(
        '"jobs":[{"children":[{"endpoint":"{i}","placeholders":{"i":"a"},"children":[{"endpoint":"{|i}","placeholders":{"i":"b"}}]}]}]',
      ),
      'placeholder i 1+1',
      config(
        '"jobs":[{"children":[{"endpoint":"{i}","placeholders":{"i":"a"},"children":[{"endpoint":"{«i»}","placeholders":{"«i»":"b"}}]}]}]',
      ),
    ],
    [
      'a placeholder whose endpoint is written with escapes',
      config('"jobs":[{"children":[{"endpoint":"\\u00e9\\/\\u007bi|d}?\\n{id}","placeholders":{"id":"id"}}]}]'),
      'placeholder id 1+2',
      config('"jobs":[{"children":[{"endpoint":"\\u00e9\\/\\u007b«id»}?\\n{«id»}","placeholders":{"«id»":"id"}}]}]'),
    ],
    [
      'a mark that nothing fills, as the data type that it is part of',
      config('"jobs":[{"children":[{"endpoint":"a/{i|d}"}]}]'),
      'data type a/{id} 1+0',
      config('"jobs":[{"children":[{"endpoint":"«a/{id}»"}]}]'),
    ],
    [
      'an attribute, in baseUrl, in a job, in an attribute and in an iteration',
      '{"api":{"baseUrl":{"function":"concat","args":["a",{"attr":"t"}]}},"config":{"|t":1,"u":{"function":"md5","args":[{"attr":"t"}]},"jobs":[{"params":{"x":{"attr":"t"},"y":{"attr":"u"}}}]},"iterations":[{"t":2}]}',
      'attribute t 2+3',
      '{"api":{"baseUrl":{"function":"concat","args":["a",{"attr":"«t»"}]}},"config":{"«t»":1,"u":{"function":"md5","args":[{"attr":"«t»"}]},"jobs":[{"params":{"x":{"attr":"«t»"},"y":{"attr":"u"}}}]},"iterations":[{"«t»":2}]}',
    ],
    [
      'the part of a reference before a dot',
      config('"t":{"u":1},"jobs":[{"params":{"x":{"attr":"|t.u"},"y":{"attr":"t.v"}}}]'),
      'attribute t 1+2',
      config('"«t»":{"u":1},"jobs":[{"params":{"x":{"attr":"«t».u"},"y":{"attr":"«t».v"}}}]'),
    ],
    [
      'the part of a reference behind a dot',
      config('"t":{"u":1},"u":2,"jobs":[{"params":{"x":{"attr":"t.|u"},"y":{"attr":"u"}}}]'),
      'attribute t.u 1+1',
      config('"t":{"«u»":1},"u":2,"jobs":[{"params":{"x":{"attr":"t.«u»"},"y":{"attr":"u"}}}]'),
    ],
    [
      'a key that has a dot itself',
      config('"t.u":1,"jobs":[{"params":{"x":{"attr":"t|.u"}}}]'),
      'attribute t.u 1+1',
      config('"«t.u»":1,"jobs":[{"params":{"x":{"attr":"«t.u»"}}}]'),
    ],
    [
      'a key within a list',
      config('"l":[{"k":1},{"k":2}],"jobs":[{"params":{"x":{"attr":"l.1.|k"}}}]'),
      'attribute l.1.k 1+1',
      config('"l":[{"k":1},{"«k»":2}],"jobs":[{"params":{"x":{"attr":"l.1.«k»"}}}]'),
    ],
    [
      'an attribute in an authentication whose type is not written yet',
      '{"api":{"authentication":{"apiRequest":{"headers":{"h":{"attr":"t"}}}}},"config":{"|t":1}}',
      'attribute t 1+1',
      '{"api":{"authentication":{"apiRequest":{"headers":{"h":{"attr":"«t»"}}}}},"config":{"«t»":1}}',
    ],
    [
      'nothing where data only looks like a reference',
      config('"t":1,"jobs":[{"endpoint":"a","headers":{"x":{"attr":"|t"}}}]'),
      '',
      config('"t":1,"jobs":[{"endpoint":"a","headers":{"x":{"attr":"t"}}}]'),
    ],
  ];
  for (const [title, text, name, marked] of places) {
    it(`finds ${title}`, () => assert.deepEqual(placesAt(text), { name, marked }));
  }

  const unfinished: [title: string, text: string, expected: string[]][] = [
    ['nothing', '', []],
    ['no object', '[]', []],
    ['a scroller that is being typed', '{"api":{"pagination":{"scrollers":{"li', ['scroller li 1+0']],
    ['a job that is being typed', '{"config":{"jobs":[{"dataType":"us', ['data type us 1+0']],
    [
      'a mark that is being typed',
      '{"config":{"jobs":[{"children":[{"placeholders":{"id":"id"},"endpoint":"a/{id}/{i',
      ['data type a/{id}/{i 1+0', 'placeholder id 1+1'],
    ],
    ['a reference without a name', '{"config":{"t":1,"jobs":[{"params":{"x":{"attr":""}}}]}}', ['attribute t 1+0']],
    [
      'a reference that ends in a dot',
      '{"config":{"t":1,"userData":{"x":{"attr":"t.',
      [
        'attribute t 1+1',
        'attribute userData 1+0',
        'attribute userData.x 1+0',
        'attribute userData.x.attr 1+0',
        'attribute t. 0+1',
      ],
    ],
    [
      'parts of the wrong kind',
      '{"api":{"pagination":{"scrollers":[1]}},"config":{"jobs":[1,{"dataType":5}],"mappings":[]}}',
      [],
    ],
  ];
  for (const [title, text, expected] of unfinished) {
    it(`makes the best of ${title}`, () => assert.deepEqual(namesIn(text), expected));
  }

  it('is built once for a version', () => {
    const model = modelOf('{}');
    assert.equal(nameIndex(model), nameIndex(model));
  });
});

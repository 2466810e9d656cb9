import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { sweep } from '../../../support/sweep.ts';
import { serviceWithShapes } from '../../../support/testService.ts';

/** Has a place of every kind that completion and hover know. */
const text = `{"parameters": {
  "iterations": [{"day": "x"}],
  "api": {
    "baseUrl": {"function": "concat", "args": ["https://", {"attr": "host"}]},
    "http": {"headers": {"A": {"attr": "#token"}, }},
    "authentication": {"type": "login", "loginRequest": {"endpoint": "login", "params": {"p": {"attr": "a"}}},
      "apiRequest": {"headers": {"T": {"response": "t.u"}}}, "expires": {"response": "e"}},
    "pagination": {"method": "multiple", "default": "p", "nextPageFlag": {"field": "more", "stopOn": false}, "scrollers": {
      "p": {"method": "response.param", "responseParam": "scrol.token", "queryParam": "t", "limitStop": {"field": "total"}},
      "u": {"method": "response.url", "urlKey": "n/m", "delimiter": "/"},
      "c": {"method": "cursor", "idKey": "id", "param": "since"}}}
  },
  "config": {
    "#token": "s3cret", "day": {"function": "date", "args": ["Y-m-d", {"function": "strtotime", "args": ["-1 day"]}]},
    "mappings": {"users": {"id": "id", "nam.first": {"type": "column", "mapping": {"destination": "n"}},
      "parts": {"type": "table", "destination": "part", "tableMapping": {"code": "c", }}}, },
    "jobs": [{"endpoint": "users", "scroller": "p", "dataField": {"path": "data", "delimiter": "."}, "responseFilter": ["name", "parts[].size", ],
      "params": {"x": {"time": "previousStart"}, "y": , "z": {"function": , "args": [ ]}},
      "children": [{"endpoint": "users/{id}/{", "placeholders": {"id": {"path": "id", "function": "urlencode", "args": [{"placeholder": "value"}]}, "2:x": "y"}}]}]
  }
}}`;

const places = [...Array(text.length + 1).keys()];

const collector = new ShapeCollector();
collector.add('users', {
  scroll: { token: 'a' },
  more: true,
  data: [{ id: 1, name: { first: 'a' }, parts: [{ code: 'p' }] }],
});
const service = serviceWithShapes(collector.toFile());

async function askAt(document: TextDocument, offset: number): Promise<void> {
  const position = document.positionAt(offset);
  const { items } = await service.findCompletions(document, position);
  for (const { textEdit } of items) {
    assert.ok(textEdit && 'range' in textEdit);
    const start = document.offsetAt(textEdit.range.start);
    const end = document.offsetAt(textEdit.range.end);
    // The editor asks for one line around the cursor, and would refuse anything beyond it.
    assert.ok(start <= offset && offset <= end, `an edit at ${start}-${end} does not touch ${offset}`);
  }
  const hover = await service.findHover(document, position);
  assert.doesNotMatch(JSON.stringify(hover?.contents ?? ''), /s3cret/);
}

describe('completion and hover', () => {
  it('answer at every position of a document, and every completion touches its cursor', async () => {
    const document = documentOf(text);
    await sweep(places, 60, (offset) => askAt(document, offset));
  });

  it('answer at the end of every part of it', async () => {
    await sweep(places, 60, (end) => askAt(documentOf(text.slice(0, end)), end));
  });

  it('answer where any one character is missing, beside the gap', async () => {
    await sweep(places, 60, (at) => askAt(documentOf(text.slice(0, at) + text.slice(at + 1)), at));
  });

  it('know a document only by its newest version', async () => {
    const document = documentOf('{"config": {"jobs": [{"endpoint": "users", "dataField": "dat"}]}}');
    const position = document.positionAt(document.getText().indexOf('"dat"') + 2);
    assert.match(JSON.stringify(await service.findHover(document, position)), /No response of/);
    TextDocument.update(document, [{ text: document.getText().replace('"dat"', '"data"') }], 2);
    assert.match(JSON.stringify(await service.findHover(document, position)), /this is `array`/);
  });
});

import assert from 'node:assert/strict';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { bundleSchema } from '../../../../scripts/lib/bundleSchema.ts';
import { ownConfigKeys } from '../../../../server/service/features/renames/ownConfigKeys.ts';
import { atCursor } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { valueOfJson, valueOfYaml } from '../../../support/yaml/fixedInYaml.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

/** The document after the rename, or the message against it. */
function renamed(text: string, newName: string): string {
  const { document, position } = atCursor(text);
  const answer = service.rename(document, position, newName);
  if (answer === null) return '';
  if ('refusal' in answer) return `refused: ${answer.refusal}`;
  const edits = answer.changes?.[document.uri] ?? [];
  const result = TextDocument.applyEdits(document, edits);
  assert.doesNotThrow(() => JSON.parse(result));
  return result;
}

/** The value of the twin in YAML after the rename, or the message against it. */
async function renamedInYaml(twin: string, newName: string): Promise<unknown> {
  const composed = inYaml(service);
  const { document, position } = await cursorInYaml(composed, twin);
  const answer = composed.rename(document, position, newName);
  if (answer === null) return '';
  if ('refusal' in answer) return `refused: ${answer.refusal}`;
  return valueOfYaml(TextDocument.applyEdits(document, answer.changes?.[document.uri] ?? []));
}

/** The part of the text that a rename begins with, or the message against it. */
function prepared(text: string): string {
  const { document, position } = atCursor(text);
  const answer = service.prepareRename(document, position);
  if (answer === null) return '';
  return 'refusal' in answer
    ? `refused: ${answer.refusal}`
    : `${document.getText(answer.range)} (${answer.placeholder})`;
}

const multiple = (more: string, scrollers: string, jobs: string) =>
  `{"api":{"pagination":{"method":"multiple"${more},"scrollers":{${scrollers}}}},"config":{"jobs":[${jobs}]}}`;

describe('rename', () => {
  const table: [title: string, newName: string, text: string, expected: string][] = [
    [
      'a scroller in all places',
      'list',
      multiple(',"default":"|a"', '"a":{},"b":{}', '{"scroller":"a"},{"scroller":"b"}'),
      multiple(',"default":"list"', '"list":{},"b":{}', '{"scroller":"list"},{"scroller":"b"}'),
    ],
    [
      'the scroller that is the default by its name, which stays the default',
      'list',
      multiple('', '"|default":{}', '{"endpoint":"a"}'),
      '{"api":{"pagination":{"method":"multiple","scrollers":{"list":{}}, "default": "list"}},"config":{"jobs":[{"endpoint":"a"}]}}',
    ],
    [
      'the same where "default" is there without a name',
      'list',
      multiple(',"default":""', '"|default":{}', '{"endpoint":"a"}'),
      multiple(',"default":"list"', '"list":{}', '{"endpoint":"a"}'),
    ],
    [
      'the same where every job names its scroller',
      'list',
      multiple('', '"|default":{}', '{"scroller":"default"}'),
      multiple('', '"list":{}', '{"scroller":"list"}'),
    ],
    [
      'a scroller that does not exist into one that does',
      'list',
      multiple('', '"list":{}', '{"scroller":"|lst"}'),
      multiple('', '"list":{}', '{"scroller":"list"}'),
    ],
    [
      'a data type with its mappings',
      'people',
      '{"config":{"jobs":[{"endpoint":"users","dataType":"us|ers"}],"mappings":{"users":{"id":"id"}}},"iterations":[{"mappings":{"users":{}}}]}',
      '{"config":{"jobs":[{"endpoint":"users","dataType":"people"}],"mappings":{"people":{"id":"id"}}},"iterations":[{"mappings":{"people":{}}}]}',
    ],
    [
      'a mapping that no job makes into one that it does',
      'users',
      '{"config":{"jobs":[{"endpoint":"users"}],"mappings":{"us|res":{}}}}',
      '{"config":{"jobs":[{"endpoint":"users"}],"mappings":{"users":{}}}}',
    ],
    [
      'a placeholder with its marks',
      'user',
      '{"config":{"jobs":[{"children":[{"endpoint":"a\\/{id}\\/{id}","placeholders":{"i|d":"id"}}]}]}}',
      '{"config":{"jobs":[{"children":[{"endpoint":"a\\/{user}\\/{user}","placeholders":{"user":"id"}}]}]}}',
    ],
    [
      'a placeholder to a name with the same level',
      '1:id',
      '{"config":{"jobs":[{"children":[{"endpoint":"{|id}","placeholders":{"id":"id"}}]}]}}',
      '{"config":{"jobs":[{"children":[{"endpoint":"{1:id}","placeholders":{"1:id":"id"}}]}]}}',
    ],
    [
      'a placeholder to the name of one elsewhere',
      'k',
      '{"config":{"jobs":[{"children":[{"endpoint":"{|i}","placeholders":{"i":"i"}},{"endpoint":"{k}","placeholders":{"k":"k"}}]}]}}',
      '{"config":{"jobs":[{"children":[{"endpoint":"{k}","placeholders":{"k":"i"}},{"endpoint":"{k}","placeholders":{"k":"k"}}]}]}}',
    ],
    [
      'an attribute in every layer',
      'from',
      '{"config":{"since":{"day":1},"jobs":[{"params":{"x":{"attr":"sin|ce.day"}}}]},"iterations":[{"since":{"day":2}}]}',
      '{"config":{"from":{"day":1},"jobs":[{"params":{"x":{"attr":"from.day"}}}]},"iterations":[{"from":{"day":2}}]}',
    ],
    [
      'an attribute within another',
      'date',
      '{"config":{"since":{"d|ay":1},"jobs":[{"params":{"x":{"attr":"since.day"},"y":{"attr":"day"}}}]}}',
      '{"config":{"since":{"date":1},"jobs":[{"params":{"x":{"attr":"since.date"},"y":{"attr":"day"}}}]}}',
    ],
    [
      'with the escapes that JSON needs',
      'a "b" \\ c\n',
      '{"config":{"jobs":[{"dataType":"|u"}],"mappings":{"u":{}}}}',
      '{"config":{"jobs":[{"dataType":"a \\"b\\" \\\\ c\\n"}],"mappings":{"a \\"b\\" \\\\ c\\n":{}}}}',
    ],
    [
      'a name that is written with escapes',
      'u',
      '{"config":{"jobs":[{"dataType":"\\u00e9|t\\u00e9"}],"mappings":{"\u00e9t\u00e9":{}}}}',
      '{"config":{"jobs":[{"dataType":"u"}],"mappings":{"u":{}}}}',
    ],
    ['nothing where no name stands', 'x', '{"config|":{}}', ''],
  ];
  for (const [title, newName, text, expected] of table) {
    it(`changes ${title}`, () => assert.equal(renamed(text, newName), expected));
    itInYaml(`changes ${title}`, text, async (twin) =>
      assert.deepEqual(await renamedInYaml(twin, newName), expected === '' ? '' : valueOfJson(expected)),
    );
  }

  const attribute = '{"config":{"a|":1,"b":2,"o":{"c":3,"d":4},"jobs":[]}}';
  const child =
    '{"config":{"jobs":[{"children":[{"endpoint":"{|i}","placeholders":{"i":"i","j":"j"},"children":[{"placeholders":{"k":"k"}}]}]}]}}';
  const refused: [title: string, newName: string, text: string, expected: RegExp][] = [
    ['an empty name', '', attribute, /cannot be empty/],
    [
      'a name that another scroller has',
      'b',
      multiple('', '"|a":{},"b":{}', ''),
      /another scroller is already named "b"/i,
    ],
    [
      'the name by which jobs would page all at once',
      'default',
      multiple('', '"|a":{}', '{"endpoint":"x"},{"scroller":"a"}'),
      /would start to page/,
    ],
    [
      'a data type that is an endpoint',
      'x',
      '{"config":{"jobs":[{"endpoint":"u"}],"mappings":{"|u":{}}}}',
      /is the endpoint of a job.+"dataType"/,
    ],
    [
      'a data type that another job makes from its endpoint',
      'v',
      '{"config":{"jobs":[{"dataType":"|u"},{"endpoint":"v"}]}}',
      /another data type is already named "v"/i,
    ],
    [
      'a data type whose mapping would be there twice',
      'v',
      '{"config":{"jobs":[{"dataType":"|u"}],"mappings":{"u":{},"v":{}}}}',
      /another data type is already named "v"/i,
    ],
    ['a placeholder of another level', '2:i', child, /another record than "i"/],
    ['a placeholder of no level', 'x:i', child, /another record than "i"/],
    ['a placeholder with braces', 'a}', child, /braces/],
    ['a placeholder that its job has', 'j', child, /another placeholder is already named "j"/i],
    ['a placeholder that a child of its job has', 'k', child, /another placeholder is already named "k"/i],
    ['an attribute with a dot', 'a.b', attribute, /dot/],
    ['an attribute that is there', 'b', attribute, /another attribute is already named "b"/i],
    [
      'an attribute that is there beside it',
      'd',
      '{"config":{"o":{"|c":3,"d":4}}}',
      /another attribute is already named "o.d"/i,
    ],
    ['an attribute with a name of the format', 'debug', attribute, /with its own meaning/],
    ['an attribute with a name of the user interface', '__NAME', attribute, /with its own meaning/],
    ['a key of the format', 'x', '{"config":{"|outputBucket":"b"}}', /"outputBucket" is a key that a run reads/],
    ['what is in a key of the format', 'x', '{"config":{"userData":{"|team":1}}}', /"userData" is a key/],
  ];
  for (const [title, newName, text, expected] of refused) {
    it(`refuses ${title}`, () => assert.match(renamed(text, newName), expected));
  }

  it('takes a name within an object that means something only in "config" itself', () => {
    assert.equal(renamed('{"config":{"o":{"|c":3}}}', 'id'), '{"config":{"o":{"id":3}}}');
  });

  it('takes the name that it has', () => assert.equal(renamed(attribute, 'a'), attribute.replace('|', '')));

  it('knows the keys of the format that the schema knows', () => {
    const schema = JSON.parse(JSON.stringify(bundleSchema(path.join(import.meta.dirname, '../../../../schemas'))));
    const keys = Object.keys(schema.definitions.ConfigValues.properties).filter((key) => !/^#?__/.test(key));
    assert.deepEqual(keys.toSorted(), [...ownConfigKeys].toSorted());
  });
});

describe('prepareRename', () => {
  const table: [title: string, text: string, expected: string][] = [
    [
      'a placeholder within an endpoint',
      '{"config":{"jobs":[{"children":[{"endpoint":"a/{i|d}","placeholders":{"id":"id"}}]}]}}',
      'id (id)',
    ],
    [
      'the part of a reference at the cursor',
      '{"config":{"o":{"d":1},"jobs":[{"params":{"x":{"attr":"o.|d"}}}]}}',
      'd (d)',
    ],
    ['a name as it reads, where it is escaped', '{"config":{"jobs":[{"dataType":"\\u0075|s"}]}}', '\\u0075s (us)'],
    ['nothing for other texts', '{"config":{"jobs":[{"endpoint":"a","method":"G|ET"}]}}', ''],
    ['nothing in an empty document', '|', ''],
  ];
  for (const [title, text, expected] of table) {
    it(`begins with ${title}`, () => assert.equal(prepared(text), expected));
  }

  it('says at once what cannot be renamed', () => {
    assert.match(prepared('{"config":{"jobs":[{"endpoint":"u|sers"}]}}'), /^refused: .+"users".+"dataType"/);
  });
});

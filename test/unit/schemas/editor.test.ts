import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { CompletionItemKind } from 'vscode-languageserver-types';
import { authenticationKinds } from '../../../engine/core/auth/kinds/authenticationKinds.ts';
import { paginationBranches } from '../../../engine/core/schema/generated/options.ts';
import { furtherCases } from '../../support/furtherCases.ts';
import { completionsAt, hoverAt, labelsAt, messagesFor } from './editor.ts';
import { soundConfigs } from './soundConfigs.ts';

/** A bare configuration around one part of `api`. */
const inApi = (part: string) =>
  `{ "api": { "baseUrl": "https://x.test/", ${part} }, "config": { "jobs": [{ "endpoint": "a" }] } }`;
const inJob = (part: string) =>
  `{ "api": { "baseUrl": "https://x.test/" }, "config": { "jobs": [{ "endpoint": "a", ${part} }] } }`;

/** A gap of a snippet, with what it proposes. */
const gap = (proposal: string) => `\${1:${proposal}}`;

describe('the bundled schema in the JSON language service', () => {
  describe('has no error for a sound configuration:', () => {
    for (const [name, config] of Object.entries(soundConfigs)) {
      it(name, async () => {
        const messages = await messagesFor(JSON.stringify(config));
        assert.deepEqual(
          messages.filter((message) => !message.startsWith('(deprecated)')),
          [],
        );
      });
    }

    it('each of the further cases, without even a warning', async () => {
      for (const folder of furtherCases) {
        assert.deepEqual(await messagesFor(readFileSync(`${folder}/config.json`, 'utf8')), [], folder);
      }
    });
  });

  describe('explains a wrong value in words:', () => {
    const table: [part: string, message: RegExp][] = [
      ['"pagination": { "method": "ofset" }', /Valid values: "offset", "pagenum"/],
      ['"pagination": { "method": "offset", "limit": [1] }', /Expected a whole number or numeric text\./],
      ['"pagination": { "method": "offset", "limit": 0 }', /page size of 0/],
      ['"pagination": { "method": "offset", "limitParam": 5 }', /Expected text\./],
      ['"pagination": { "method": "response.param", "queryParam": "p" }', /Missing property "responseParam"/],
      ['"authentication": { "type": "bearer" }', /Valid values: "basic"/],
      ['"authentication": 5', /Expected an object\./],
      ['"http": { "headers": { "A": { "time": "currentStart" } } }', /function call/],
      ['"caCertificate": 5', /Expected text\./],
    ];
    for (const [part, message] of table) {
      it(part, async () => {
        const messages = await messagesFor(inApi(part));
        assert.equal(messages.length, 1, messages.join('\n'));
        assert.match(messages[0] ?? '', message);
      });
    }
  });

  it('warns of old keys and of keys in the wrong place, and names the right one', async () => {
    const messages = await messagesFor(
      inApi(
        `"clientCertificate": "PEM", "query": {}, "retryConfig": { "httpCodes": [] }, "http": { "maxRetries": 3 }, "pagination": { "pages": 3 }`,
      ),
    );
    const names = [
      '"#clientCertificate"',
      '"authentication.query"',
      '"http.codes"',
      '"retryConfig.maxRetries"',
      '"forceStop.pages"',
    ];
    assert.equal(messages.length, names.length);
    for (const name of names)
      assert.ok(
        messages.some((message) => message.startsWith('(deprecated)') && message.includes(name)),
        name,
      );
  });

  describe('offers keys:', () => {
    const stops = ['nextPageFlag', 'forceStop', 'limitStop'];
    const table: [name: string, text: string, offered: string[], notOffered: string[]][] = [
      [
        'of an empty configuration',
        '{ | }',
        ['api', 'config', 'parameters', 'authorization'],
        ['__SELECTED_JOB', 'storage'],
      ],
      [
        'around the wrapped form: what the platform reads',
        '{ "parameters": {}, | }',
        [
          ...['authorization', 'image_parameters', 'storage', 'processors', 'runtime', 'variables_id'],
          ...['variables_values_id', 'shared_code_id', 'shared_code_row_ids', 'artifacts', 'action'],
        ],
        ['api', 'config', 'parameters', '$schema'],
      ],
      [
        'of a bare configuration: none that only the platform reads',
        '{ "api": {}, | }',
        ['config', 'authorization'],
        ['storage', 'processors', 'runtime', 'variables_id'],
      ],
      [
        'of the storage',
        '{ "parameters": {}, "storage": { "output": { | } } }',
        [
          ...['tables', 'files', 'table_files', 'default_bucket', 'data_type_support', 'table_modifications'],
          'treat_values_as_null',
        ],
        ['read_only_storage_access', 'input'],
      ],
      [
        'of what comes from the storage',
        '{ "parameters": {}, "storage": { "input": { | } } }',
        ['tables', 'files', 'read_only_storage_access'],
        ['default_bucket'],
      ],
      ['of the processors', '{ "parameters": {}, "processors": { | } }', ['before', 'after'], []],
      [
        'of a processor',
        '{ "parameters": {}, "processors": { "after": [{ | }] } }',
        ['definition', 'parameters'],
        ['component'],
      ],
      [
        'of the component of a processor',
        '{ "parameters": {}, "processors": { "before": [{ "definition": { | } }] } }',
        ['component', 'tag'],
        ['definition'],
      ],
      [
        'of how the platform runs it',
        '{ "parameters": {}, "runtime": { | } }',
        ['safe', 'image_tag', 'parallelism', 'process_timeout', 'use_file_storage_only', 'backend'],
        ['type'],
      ],
      [
        'of the authorization',
        '{ "parameters": {}, "authorization": { | } }',
        ['oauth_api', 'workspace', 'context', 'app_proxy'],
        [],
      ],
      [
        'of the wrapped form',
        '{ "parameters": { | } }',
        ['api', 'config', 'aws', 'sshProxy', 'cache', 'iterations'],
        ['parameters'],
      ],
      [
        'before a paging method is chosen',
        inApi('"pagination": { | }'),
        ['method', ...stops],
        ['limit', 'idKey', 'pages', 'offset'],
      ],
      [
        'of offset paging',
        inApi('"pagination": { "method": "offset", | }'),
        ['limit', 'limitParam', 'offsetParam', 'firstPageParams', 'offsetFromJob', ...stops],
        ['pageParam', 'responseParam', 'idKey', 'scrollers'],
      ],
      [
        'of paging by a response parameter',
        inApi('"pagination": { "method": "response.param", | }'),
        ['responseParam', 'queryParam', 'includeParams', 'scrollRequest', ...stops],
        ['limit', 'urlKey', 'idKey'],
      ],
      [
        'of a cursor',
        inApi('"pagination": { "method": "cursor", | }'),
        ['idKey', 'param', 'increment', 'reverse'],
        ['limit'],
      ],
      ['of several scrollers', inApi('"pagination": { "method": "multiple", | }'), ['scrollers', 'default'], ['limit']],
      [
        'inside a scroller',
        inApi('"pagination": { "method": "multiple", "scrollers": { "a": { "method": "pagenum", | } } }'),
        ['pageParam', 'firstPage', ...stops],
        ['offsetParam', 'scrollers'],
      ],
      [
        'of a login',
        inApi('"authentication": { "type": "login", | }'),
        ['loginRequest', 'apiRequest', 'format', 'expires'],
        ['query'],
      ],
      [
        'of OAuth 2.0',
        inApi('"authentication": { "type": "oauth20", | }'),
        ['headers', 'query', 'format'],
        ['loginRequest'],
      ],
      [
        'of basic authentication: none',
        inApi('"authentication": { "type": "basic", | }'),
        [],
        ['query', 'headers', 'loginRequest'],
      ],
      [
        'of a job',
        inJob('|'),
        ['dataType', 'dataField', 'params', 'children', '__NAME'],
        ['placeholders', 'recursionFilter'],
      ],
      [
        'of a child job',
        inJob('"children": [{ | }]'),
        ['endpoint', 'placeholders', 'recursionFilter', 'dataField', 'children'],
        [],
      ],
      [
        'of a computed header',
        inApi('"http": { "headers": { "A": { | } } }'),
        ['function', 'args', 'attr'],
        ['time', 'response'],
      ],
      [
        'of a computed parameter',
        inJob('"params": { "since": { | } }'),
        ['function', 'args', 'attr', 'time'],
        ['request'],
      ],
      [
        'of a mapping for a child table',
        '{ "config": { "mappings": { "a": { "b": { "type": "table", | } } } } }',
        ['destination', 'tableMapping', 'parentKey'],
        ['forceType'],
      ],
    ];
    for (const [name, text, offered, notOffered] of table) {
      it(name, async () => {
        const labels = await labelsAt(text);
        for (const label of offered) assert.ok(labels.includes(label), `${label} in ${labels}`);
        for (const label of notOffered) assert.ok(!labels.includes(label), `${label} not in ${labels}`);
      });
    }

    it('the most important ones first', async () => {
      assert.equal((await labelsAt('{ "api": { | } }'))[0], 'baseUrl');
      assert.equal((await labelsAt('{ "config": { "jobs": [{ | }] } }'))[0], 'endpoint');
      assert.equal((await labelsAt(inApi('"pagination": { | }')))[0], 'method');
    });
  });

  describe('offers values:', () => {
    const table: [name: string, text: string, labels: string[]][] = [
      [
        'the paging methods, and nothing that means no method',
        inApi('"pagination": { "method": | }'),
        Object.keys(paginationBranches)
          .map((method) => `"${method}"`)
          .sort(),
      ],
      [
        'the authentication types',
        inApi('"authentication": { "type": | }'),
        authenticationKinds.map(({ type }) => `"${type}"`).sort(),
      ],
      ['the methods of a job', inJob('"method": |'), ['"FORM"', '"GET"', '"POST"']],
      ['true and false for a switch that takes anything', inJob('"x": 1 } ], "debug": |'), ['false', 'true']],
      [
        'the starts a time refers to',
        inJob('"params": { "since": { "time": | } }'),
        ['"currentStart"', '"previousStart"'],
      ],
      [
        'the kinds of a mapping',
        '{ "config": { "mappings": { "a": { "b": { "type": | } } } } }',
        ['"column"', '"table"', '"user"'],
      ],
    ];
    for (const [name, text, labels] of table) {
      it(name, async () => assert.deepEqual((await labelsAt(text)).sort(), labels));
    }

    it('functions with their help; urlencode only for placeholders', async () => {
      const inParams = await completionsAt(inJob('"params": { "a": { "function": | } }'));
      assert.equal(inParams.length, 12);
      assert.ok(inParams.every(({ documentation }) => JSON.stringify(documentation).length > 20));
      const inPlaceholder = await labelsAt(
        inJob('"children": [{ "endpoint": "{a}", "placeholders": { "a": { "path": "id", "function": | } } }]'),
      );
      assert.ok(inPlaceholder.includes('"urlencode"'));
    });
  });

  describe('offers snippets:', () => {
    const table: [name: string, text: string, labels: string[]][] = [
      [
        'a whole configuration for an empty file',
        '|',
        ['New configuration', 'New configuration with paging and basic authentication'],
      ],
      ['a job', '{ "config": { "jobs": [ | ] } }', ['New job', 'New job with a child job']],
      [
        'each paging method',
        inApi('"pagination": |'),
        ['offset', 'pagenum', 'response.param', 'response.url', 'cursor', 'multiple'],
      ],
      [
        'each paging method in a scroller',
        inApi('"pagination": { "method": "multiple", "scrollers": { "a": | } }'),
        ['offset'],
      ],
      ['basic authentication', inApi('"authentication": |'), ['basic']],
      ['a child table', '{ "config": { "mappings": { "a": { "b": | } } } }', ['Child table', 'Column']],
    ];
    for (const [name, text, labels] of table) {
      it(name, async () => {
        const offered = await labelsAt(text);
        for (const label of labels) assert.ok(offered.includes(label), `${label} in ${offered}`);
      });
    }
  });

  describe('writes a key with what its value begins with:', () => {
    const table: [text: string, key: string, inserted: string][] = [
      [inJob('|'), 'dataType', '"dataType": "$1"'],
      [inJob('|'), 'dataField', '"dataField": "$1"'],
      [inJob('|'), 'params', '"params": {$1}'],
      [inJob('|'), 'method', `"method": "${gap('GET')}"`],
      ['{ "api": { | } }', 'baseUrl', `"baseUrl": "https://${gap('api.example.com')}/"`],
      ['{ "config": { | } }', 'mappings', '"mappings": {$1}'],
      [inApi('"pagination": { "method": "offset", | }'), 'limitParam', `"limitParam": "${gap('limit')}"`],
      [inApi('"pagination": { "method": "response.param", | }'), 'responseParam', '"responseParam": "$1"'],
      [inApi('"pagination": { | }'), 'method', '"method": $1'],
      [inApi('"authentication": { | }'), 'type', '"type": $1'],
    ];
    for (const [text, key, inserted] of table) {
      it(inserted, async () => {
        const item = (await completionsAt(text)).find(({ label }) => label === key);
        assert.equal(item?.insertText, inserted);
      });
    }
  });

  it('writes no key without a value', async () => {
    const places = [
      '{ | }',
      '{ "parameters": { | } }',
      '{ "api": { | } }',
      '{ "api": { "http": { | } } }',
      '{ "api": { "retryConfig": { | } } }',
      '{ "config": { | } }',
      '{ "sshProxy": { | } }',
      inJob('|'),
      inJob('"children": [{ | }]'),
      inJob('"dataField": { | }'),
      inApi('"pagination": { "nextPageFlag": { | } }'),
      inApi('"pagination": { "forceStop": { | } }'),
      inApi('"pagination": { "limitStop": { | } }'),
      ...['offset', 'pagenum', 'response.param', 'response.url', 'cursor', 'multiple'].map((method) =>
        inApi(`"pagination": { "method": "${method}", | }`),
      ),
      ...['query', 'login', 'oauth20', 'oauth20.login'].map((type) =>
        inApi(`"authentication": { "type": "${type}", | }`),
      ),
      '{ "config": { "mappings": { "a": { "b": { | } } } } }',
      '{ "config": { "mappings": { "a": { "b": { "type": "table", "parentKey": { | } } } } } }',
    ];
    for (const place of places) {
      const items = (await completionsAt(place)).filter(({ kind }) => kind === CompletionItemKind.Property);
      assert.ok(items.length > 0, place);
      for (const { label, insertText } of items) assert.match(insertText ?? '', /^"[^"]+": ./, `${label} in ${place}`);
    }
  });

  describe('shows for a key its meaning, default and example:', () => {
    it('a key of the chosen method', async () => {
      const text = await hoverAt(inApi('"pagination": { "method": "offset", "limit|Param": "size" }'));
      assert.match(text, /Name of the parameter for the page size\./);
      assert.match(text, /Default: `\\"limit\\"`/);
      assert.match(text, /```json\\n\\"limitParam\\": \\"count\\"\\n```/);
    });

    it('which methods use a key that the chosen one does not', async () => {
      assert.match(
        await hoverAt(inApi('"pagination": { "method": "cursor", "limit|Param": "size" }')),
        /Only used with `offset`, `pagenum`\./,
      );
    });

    it('the meaning of a value', async () => {
      assert.match(
        await hoverAt(inApi('"pagination": { "method": "off|set" }')),
        /page size and an offset; ends with a page that is not full/,
      );
    });
  });
});

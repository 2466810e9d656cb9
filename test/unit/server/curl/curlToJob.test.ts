import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { valueOfJson, valueOfYaml } from '../../../support/yaml/fixedInYaml.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

function added(command: string, text: string): { text: string; remarks: string[] } {
  const document = documentOf(text);
  const found = service.findCurlJob(document, command);
  if ('problem' in found) assert.fail(found.problem);
  return { text: TextDocument.applyEdits(document, found.edits), remarks: found.remarks };
}

const plain = { api: { baseUrl: 'https://x.test/v1/' }, config: { jobs: [{ endpoint: 'a' }] } };

/** Adds a command to a configuration, as values. */
function addedTo(config: unknown, command: string): { result: unknown; remarks: string[] } {
  const { text, remarks } = added(command, JSON.stringify(config));
  return { result: JSON.parse(text), remarks };
}

describe('a cURL command that is added to a configuration as a job', () => {
  it('takes the variables of a template as attributes, and the host of the configuration in place of one', () => {
    const { result, remarks } = addedTo(plain, "curl 'https://{{stack}}.x.test/v1/b/{{id}}?on={{day}}'");
    const job = { endpoint: '/v1/b/{id}', params: { on: { attr: 'day' } }, dataType: 'b' };
    assert.deepEqual(result, { ...plain, config: { day: '{{day}}', jobs: [{ endpoint: 'a' }, job] } });
    assert.match(remarks.join('\n'), /the host of "baseUrl", in place of "https:\/\/\{\{stack\}\}\.x\.test"/);
    assert.match(remarks.join('\n'), /Write the value of "day" into "config"/);
  });

  const written: [title: string, command: string, before: string[], after: string[]][] = [
    [
      'is written behind the last job, as that one is',
      'curl https://x.test/v1/b?q=1',
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "jobs": [',
        '      {',
        '        "endpoint": "a"',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "jobs": [',
        '      {',
        '        "endpoint": "a"',
        '      },',
        '      {',
        '        "endpoint": "b",',
        '        "params": {',
        '          "q": "1"',
        '        }',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
    ],
    [
      'keeps tabs',
      'curl https://x.test/v1/b',
      [
        '{',
        '\t"api": {"baseUrl": "https://x.test/v1/"},',
        '\t"config": {',
        '\t\t"jobs": [',
        '\t\t\t{"endpoint": "a"}',
        '\t\t]',
        '\t}',
        '}',
      ],
      [
        '{',
        '\t"api": {"baseUrl": "https://x.test/v1/"},',
        '\t"config": {',
        '\t\t"jobs": [',
        '\t\t\t{"endpoint": "a"},',
        '\t\t\t{',
        '\t\t\t\t"endpoint": "b"',
        '\t\t\t}',
        '\t\t]',
        '\t}',
        '}',
      ],
    ],
    [
      'stays on the line of the others',
      'curl https://x.test/v1/b',
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "jobs": [{"endpoint": "a"}]',
        '  }',
        '}',
      ],
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "jobs": [{"endpoint": "a"}, {"endpoint": "b"}]',
        '  }',
        '}',
      ],
    ],
    [
      'is the first of an empty list',
      'curl https://x.test/v1/b',
      ['{', '  "api": {"baseUrl": "https://x.test/v1/"},', '  "config": {', '    "jobs": []', '  }', '}'],
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "jobs": [',
        '      {',
        '        "endpoint": "b"',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
    ],
    [
      'makes the list where there is none',
      'curl https://x.test/v1/b',
      ['{', '  "api": {"baseUrl": "https://x.test/v1/"},', '  "config": {', '    "debug": true', '  }', '}'],
      [
        '{',
        '  "api": {"baseUrl": "https://x.test/v1/"},',
        '  "config": {',
        '    "debug": true,',
        '    "jobs": [',
        '      {',
        '        "endpoint": "b"',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
    ],
    [
      'brings its secret before the jobs, and its header',
      `curl -H 'X-Api-Key: k' https://x.test/v1/b`,
      [
        '{',
        '  "api": {',
        '    "baseUrl": "https://x.test/v1/"',
        '  },',
        '  "config": {',
        '    "jobs": [',
        '      {',
        '        "endpoint": "a"',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
      [
        '{',
        '  "api": {',
        '    "baseUrl": "https://x.test/v1/",',
        '    "http": {',
        '      "headers": {',
        '        "X-Api-Key": {',
        '          "attr": "#apiKey"',
        '        }',
        '      }',
        '    }',
        '  },',
        '  "config": {',
        '    "#apiKey": "k",',
        '    "jobs": [',
        '      {',
        '        "endpoint": "a"',
        '      },',
        '      {',
        '        "endpoint": "b"',
        '      }',
        '    ]',
        '  }',
        '}',
      ],
    ],
  ];
  for (const [title, command, before, after] of written) {
    for (const lineEnd of ['\n', '\r\n']) {
      it(`${title} (${JSON.stringify(lineEnd)})`, () => {
        assert.equal(added(command, before.join(lineEnd)).text, after.join(lineEnd));
      });
    }
    itInYaml(title, before.join('\n'), async (twin) => {
      const ofYaml = inYaml(service);
      const document = await openYaml(ofYaml, twin);
      const found = ofYaml.findCurlJob(document, command);
      if ('problem' in found) assert.fail(found.problem);
      assert.deepEqual(valueOfYaml(TextDocument.applyEdits(document, found.edits)), valueOfJson(after.join('\n')));
      assert.deepEqual(found.remarks, added(command, before.join('\n')).remarks);
    });
  }

  const places: [title: string, command: string, before: object, after: object][] = [
    [
      'in the wrapped form',
      'curl https://x.test/v1/b',
      { parameters: plain },
      { parameters: { ...plain, config: { jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] } } },
    ],
    [
      'with user and password',
      'curl -u joe:s3cret https://x.test/v1/b',
      plain,
      {
        api: { ...plain.api, authentication: { type: 'basic' } },
        config: { username: 'joe', '#password': 's3cret', jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] },
      },
    ],
    [
      'with a header beside others',
      `curl -H 'X-Api-Key: k' https://x.test/v1/b`,
      { ...plain, api: { ...plain.api, http: { headers: { A: 'b' }, ignoreErrors: [404] } } },
      {
        api: { ...plain.api, http: { headers: { A: 'b', 'X-Api-Key': { attr: '#apiKey' } }, ignoreErrors: [404] } },
        config: { '#apiKey': 'k', jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] },
      },
    ],
    [
      'with a header where the object is empty, or the list that the platform makes of it',
      `curl -H 'X-Api-Key: k' https://x.test/v1/b`,
      { ...plain, api: { ...plain.api, http: { headers: [] } } },
      {
        api: { ...plain.api, http: { headers: { 'X-Api-Key': { attr: '#apiKey' } } } },
        config: { '#apiKey': 'k', jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] },
      },
    ],
    [
      'with a header and an authentication of which there was nothing',
      `curl -u joe:s3cret -H 'X-Api-Key: k' https://x.test/v1/b`,
      plain,
      {
        api: {
          ...plain.api,
          authentication: { type: 'basic' },
          http: { headers: { 'X-Api-Key': { attr: '#apiKey' } } },
        },
        config: {
          username: 'joe',
          '#password': 's3cret',
          '#apiKey': 'k',
          jobs: [{ endpoint: 'a' }, { endpoint: 'b' }],
        },
      },
    ],
    [
      'with a secret that is known already',
      `curl 'https://x.test/v1/b?api_key=k'`,
      { ...plain, config: { '#api_key': 'k', jobs: [] } },
      { ...plain, config: { '#api_key': 'k', jobs: [{ endpoint: 'b', params: { api_key: { attr: '#api_key' } } }] } },
    ],
    [
      'with a secret whose name is taken',
      `curl 'https://x.test/v1/b?api_key=k'`,
      { ...plain, config: { '#api_key': 'other', jobs: [] } },
      {
        ...plain,
        config: {
          '#api_key': 'other',
          '#api_key2': 'k',
          jobs: [{ endpoint: 'b', params: { api_key: { attr: '#api_key2' } } }],
        },
      },
    ],
    [
      'with headers of its own, but for those that all jobs send',
      `curl -H 'A: 1' -H 'B: 2' -H 'C: 3' https://x.test/v1/b`,
      { ...plain, api: { ...plain.api, http: { headers: { a: '1', B: 'x' } } } },
      {
        api: { ...plain.api, http: { headers: { a: '1', B: 'x' } } },
        config: { jobs: [{ endpoint: 'a' }, { endpoint: 'b', headers: { B: '2', C: '3' } }] },
      },
    ],
    [
      'without a data type that another job has',
      'curl https://x.test/v1/b/c.json',
      { ...plain, config: { jobs: [{ endpoint: 'a', dataType: 'c' }] } },
      { ...plain, config: { jobs: [{ endpoint: 'a', dataType: 'c' }, { endpoint: 'b/c.json' }] } },
    ],
    [
      'beside the base address',
      'curl https://x.test/v2/b',
      plain,
      { ...plain, config: { jobs: [{ endpoint: 'a' }, { endpoint: '/v2/b', dataType: 'b' }] } },
    ],
  ];
  for (const [title, command, before, after] of places) {
    it(`is put ${title}`, () => assert.deepEqual(addedTo(before, command).result, after));

    it(`is put ${title}, also where the document is in lines`, () => {
      assert.deepEqual(JSON.parse(added(command, JSON.stringify(before, null, 2)).text), after);
    });
  }

  const leftOut: [title: string, command: string, before: object, remark: RegExp][] = [
    [
      'credentials, where the configuration has an authentication',
      'curl -u joe:s3cret https://x.test/v1/b',
      { ...plain, api: { ...plain.api, authentication: { type: 'basic' } } },
      /credentials.*has its own/,
    ],
    [
      'a token, where the configuration sends one',
      `curl -H 'Authorization: Bearer t' https://x.test/v1/b`,
      { ...plain, api: { ...plain.api, http: { headers: { authorization: 'x' } } } },
      /credentials.*has its own/,
    ],
    [
      'a key, where "config" sends one',
      `curl -H 'X-Api-Key: t' https://x.test/v1/b`,
      { ...plain, config: { http: { headers: { 'x-api-key': { attr: 'k' } } }, jobs: [{ endpoint: 'a' }] } },
      /"X-Api-Key" is left out.*has its own/,
    ],
    [
      'a key of the query that the authentication adds',
      `curl 'https://x.test/v1/b?api_key=k'`,
      { ...plain, api: { ...plain.api, authentication: { type: 'query', query: { api_key: { attr: '#k' } } } } },
      /"api_key" is left out/,
    ],
    [
      'user and password, where "config" has others',
      'curl -u joe:s3cret https://x.test/v1/b',
      { ...plain, config: { username: 'jane', jobs: [{ endpoint: 'a' }] } },
      /"config" already has others/,
    ],
  ];
  for (const [title, command, before, remark] of leftOut) {
    it(`leaves out ${title}`, () => {
      const { result, remarks } = addedTo(before, command);
      const jobs = { jobs: [{ endpoint: 'a' }, { endpoint: 'b' }] };
      assert.deepEqual(result, {
        ...before,
        config: { ...('config' in before ? Object(before.config) : {}), ...jobs },
      });
      assert.equal(remarks.length, 1);
      assert.match(remarks[0] ?? '', remark);
    });
  }

  it('of another host keeps its address, and brings no credentials that would go to the first', () => {
    const { result, remarks } = addedTo(
      plain,
      `curl -u a:b -H 'X-Api-Key: k' -H 'X-B: c' 'https://y.test/b?api_key=k'`,
    );
    assert.deepEqual(result, {
      ...plain,
      config: {
        '#api_key': 'k',
        jobs: [
          { endpoint: 'a' },
          {
            endpoint: 'https://y.test/b',
            params: { api_key: { attr: '#api_key' } },
            headers: { 'X-B': 'c' },
            dataType: 'b',
          },
        ],
      },
    });
    assert.equal(remarks.length, 3);
    assert.match(remarks.join('\n'), /credentials of the command are left out.*"X-Api-Key" is left out.*not the host/s);
  });

  it('keeps its whole address where the base address is computed', () => {
    const { result } = addedTo({ api: { baseUrl: { attr: 'url' } }, config: { jobs: [] } }, 'curl https://x.test/v1/b');
    assert.deepEqual(result, {
      api: { baseUrl: { attr: 'url' } },
      config: { jobs: [{ endpoint: 'https://x.test/v1/b', dataType: 'b' }] },
    });
  });

  const paging: [title: string, api: object, command: string, remark: RegExp][] = [
    ['how it would be paged', {}, `curl 'https://x.test/v1/b?page=1&size=5'`, /"page" and "size".*"method":"pagenum"/],
    [
      'that it is paged',
      { pagination: { method: 'pagenum' } },
      `curl 'https://x.test/v1/b?page=1'`,
      /"page" look.*applies to this job too/,
    ],
    ['that an answer is needed', {}, `curl 'https://x.test/v1/b?cursor=a'`, /"cursor" is a page token/],
  ];
  for (const [title, api, command, remark] of paging) {
    it(`only says ${title}, and keeps its parameters`, () => {
      const { result, remarks } = addedTo({ api: { ...plain.api, ...api }, config: { jobs: [] } }, command);
      const params = Object.fromEntries(new URL(command.split("'")[1] ?? '').searchParams);
      assert.deepEqual(result, { api: { ...plain.api, ...api }, config: { jobs: [{ endpoint: 'b', params }] } });
      assert.equal(remarks.length, 1);
      assert.match(remarks[0] ?? '', remark);
    });
  }

  const half = ['', '{', '[]', '{"api": {}}', '{"config": []}', '{"parameters": {'];
  for (const text of half) {
    it(`finds no place in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(service.findCurlJob(documentOf(text), 'curl https://x.test/b'), {
        problem: 'This document has no "config" for a job. Import the command as a new configuration.',
      });
    });
  }

  it('finds its place in a document that is not finished', () => {
    assert.equal(
      added('curl https://x.test/b', '{"api": {"baseUrl": "https://x.test/"}, "config": {"jobs": [{"endpoint": "a"}')
        .text,
      '{"api": {"baseUrl": "https://x.test/"}, "config": {"jobs": [{"endpoint": "a"}, {"endpoint": "b"}',
    );
  });

  it('is refused where no job could send it', () => {
    assert.deepEqual(service.findCurlJob(documentOf(JSON.stringify(plain)), 'curl -X PUT x'), {
      problem: 'A job sends GET or POST, not PUT.',
    });
  });
});

it('A cURL command whose credentials are kept elsewhere adds a job, empty secrets and what refers to them', () => {
  const document = documentOf(JSON.stringify(plain));
  const found = service.findCurlJob(document, `curl https://x.test/v1/b -H 'X-Api-Key: k3y'`, true);
  if ('problem' in found) assert.fail(found.problem);
  const { api, config } = JSON.parse(TextDocument.applyEdits(document, found.edits));
  assert.deepEqual(
    [api.http.headers, config['#apiKey'], found.secrets],
    [{ 'X-Api-Key': { attr: '#apiKey' } }, '', { '#apiKey': 'k3y' }],
  );
});

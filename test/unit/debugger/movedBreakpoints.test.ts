import assert from 'node:assert/strict';
import { DebugClient } from '../../support/debugClient.ts';

const lines = [
  '{',
  '  "api": {',
  '    "baseUrl": "http://127.0.0.1:9/",',
  '',
  '    "pagination": { "method": "offset",',
  '      "limit": 10',
  '    }',
  '  },',
  '  "config": {',
  '    "jobs": [',
  '      {',
  '        "endpoint": "orders",',
  '        "params": {',
  '          "text": "more',
  '          "state": "open"',
  '        }',
  '      },',
  '      { "endpoint": "shops", "dataField": "items" }',
  '    ],',
  '    "mappings": {',
  '      "orders": {',
  '        "id": {',
  '          "mapping": {',
  '            "destination": "id"',
  '          }',
  '        }',
  '      }',
  '    }',
  '  }',
  '}',
  '',
];
const text = lines.join('\n').replace('"more\n', '"more",\n');
const wrapped = text.replace('{\n', '{ "parameters": {\n').replace(/}\n$/, '} }\n');

/** The first words of a line, and of the line to which a breakpoint in it moves. */
const moves: [title: string, from: number, to: string][] = [
  ['above the first key, to the first that can stop', 1, '"baseUrl"'],
  ['a section, to what is in it', 2, '"baseUrl"'],
  ['an empty line, to the next', 4, '"pagination"'],
  ['a key of the pagination stays', 6, '"limit"'],
  ['a closing brace, to the next job', 7, '{'],
  ['the list of jobs, to the first job', 10, '{'],
  ['the brace of a job stays', 11, '{'],
  ['an element of a job stays', 12, '"endpoint"'],
  ['a parameter stays', 15, '"state"'],
  ['a closing brace in a job, to the next job', 16, '{ "endpoint"'],
  ['mappings, to the first table', 20, '"orders"'],
  ['inside a mapping stays', 24, '"destination"'],
  ['behind the mapping, to its last line', 26, '"destination"'],
  ['behind the last brace, to the last line that can stop', 31, '"destination"'],
];

describe('breakpoints that move', () => {
  let client: DebugClient;
  afterEach(() => client.close());

  /** Where the breakpoints in these lines are, or why they are nowhere. */
  async function placesOf(config: string, ...wanted: object[]): Promise<unknown[]> {
    client = new DebugClient(config, { outDir: '/nowhere' });
    await client.ask('launch', { program: '/test.extractor.json' });
    return (await client.ask('setBreakpoints', { source: {}, breakpoints: wanted })).breakpoints;
  }

  for (const [root, config] of Object.entries({ bare: text, wrapped })) {
    for (const [title, from, to] of moves) {
      it(`${root}: ${title}`, async () => {
        const [place] = (await placesOf(config, { line: from })) as { verified: boolean; line: number }[];
        assert.equal(place?.verified, true);
        assert.ok(config.split('\n')[place.line - 1]?.trim().startsWith(to), `${place.line}`);
      });
    }
  }

  const nothing = {
    verified: false,
    message: 'A run does nothing at this line. Set it on a job, its endpoint, the pagination or a mapping.',
  };
  for (const [title, config] of [
    ['an empty file', ''],
    ['a list', '[1, 2]'],
    ['no JSON at all', 'jobs: orders'],
    ['a configuration without jobs', '{ "config": { "outputBucket": "b" } }'],
    ['a section with another type', '{ "api": [1], "config": "x" }'],
  ] as const) {
    it(`say that they stop nowhere: ${title}`, async () => {
      assert.deepEqual(await placesOf(config, { line: 1 }), [nothing]);
    });
  }

  it('find their place in JSON that is broken further down', async () => {
    const broken = text.slice(0, text.indexOf('"dataField"'));
    assert.deepEqual(await placesOf(broken, { line: 12 }, { line: 40 }), [
      { verified: true, line: 12, column: 9 },
      { verified: true, line: 18, column: 9 },
    ]);
  });

  describe('in a file of one line', () => {
    const job = '{"endpoint":"orders","dataField":"items"}';
    const oneLine = `{"api":{"baseUrl":"http://127.0.0.1:9/","pagination":{"method":"offset"}},"config":{"jobs":[${job}]}}`;
    const columnOf = (part: string) => oneLine.indexOf(part) + 1;

    it('are at the first place of the line', async () => {
      assert.deepEqual(await placesOf(oneLine, { line: 1 }), [
        { verified: true, line: 1, column: columnOf('"baseUrl"') },
      ]);
    });

    it('are at the place of their column', async () => {
      const parts = ['"pagination"', '{"endpoint"', '"endpoint"', '"dataField"'];
      const asked = parts.map((part) => ({ line: 1, column: columnOf(part) }));
      assert.deepEqual(
        await placesOf(oneLine, ...asked),
        asked.map((place) => ({ verified: true, ...place })),
      );
    });

    it('are at the place before their column where none begins', async () => {
      assert.deepEqual(await placesOf(oneLine, { line: 1, column: columnOf('items') }), [
        { verified: true, line: 1, column: columnOf('"dataField"') },
      ]);
    });

    it('can be at all of these', async () => {
      await placesOf(oneLine);
      const { breakpoints } = await client.ask('breakpointLocations', { source: {}, line: 1 });
      const parts = ['"baseUrl"', '"pagination"', '{"endpoint"', '"endpoint"', '"dataField"'];
      assert.deepEqual(
        breakpoints,
        parts.map((part) => ({ line: 1, column: columnOf(part) })),
      );
    });
  });

  it('are nowhere behind the end of the file', async () => {
    await placesOf(text);
    const { breakpoints } = await client.ask('breakpointLocations', { source: {}, line: 30, endLine: 2 ** 40 });
    assert.deepEqual(breakpoints, []);
  });

  it('are at their lines in the text of the editor, also where it was changed since', async () => {
    await placesOf(text, { line: 12 });
    client.text = text.replace('"jobs": [\n', '"jobs": [\n\n\n');
    const { breakpoints } = await client.ask('setBreakpoints', { source: {}, breakpoints: [{ line: 14 }] });
    assert.deepEqual(breakpoints, [{ verified: true, line: 14, column: 9 }]);
    const locations = await client.ask('breakpointLocations', { source: {}, line: 12, endLine: 14 });
    assert.deepEqual(
      locations.breakpoints.map(({ line }: { line: number }) => line),
      [13, 14],
    );
  });

  it('are counted from 0 for a client that does so', async () => {
    client = new DebugClient(text, { outDir: '/nowhere' });
    await client.ask('initialize', { adapterID: 'pagewright', linesStartAt1: false, columnsStartAt1: false });
    await client.ask('launch', { program: '/test.extractor.json' });
    const { breakpoints } = await client.ask('setBreakpoints', { source: {}, breakpoints: [{ line: 3 }] });
    assert.deepEqual(breakpoints, [{ verified: true, line: 4, column: 4 }]);
    const locations = await client.ask('breakpointLocations', { source: {}, line: 3, endLine: 5 });
    assert.deepEqual(locations.breakpoints, [
      { line: 4, column: 4 },
      { line: 5, column: 6 },
    ]);
  });
});

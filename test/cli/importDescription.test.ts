import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { matchesSchema } from '../support/matchesSchema.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const shop = `
openapi: 3.1.0
info: { title: Shop }
servers: [{ url: https://api.example.com/v1 }]
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
security: [{ key: [] }]
paths:
  /orders:
    get:
      parameters:
        - { name: skip, in: query, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses: { 200: { content: { application/json: { schema: { properties: { orders: { type: array, items: { properties: { id: { type: integer } } } } } } } } } }
  /orders/{orderId}/lines:
    get:
      parameters: [{ name: orderId, in: path, required: true, schema: { type: integer } }]
      responses: { 200: { content: { application/json: { schema: { type: array, items: { properties: { sku: {} } } } } } } }
  /ping:
    get: { responses: { 200: { description: ok } } }
`;

describe('pagewright import-openapi', () => {
  const folder = temporaryFolder();
  const place = (name: string) => path.join(folder(), name);
  const written = (name: string, text: string) => {
    writeFileSync(place(name), text);
    return place(name);
  };
  const run = (...args: string[]) => runCliHere(['import-openapi', ...args]);

  it('writes a configuration that check accepts, and says what it found', async () => {
    const out = place('shop.extractor.json');
    const { code, stdout } = await run(written('api.yaml', shop), '--out', out);
    assert.equal(code, 0);
    assert.match(stdout, /Shop \(OpenAPI 3\.1\.0\): 2 jobs/);
    assert.match(stdout, /GET \/orders → "orders": offset by "skip" \(sure\)/);
    assert.match(stdout, /Give it a value for "#token"/);
    const { parameters } = JSON.parse(readFileSync(out, 'utf8'));
    assert.equal(parameters.config.jobs[0].children[0].endpoint, 'orders/{orderId}/lines');
    assert.equal((await runCliHere(['check', out])).code, 0);
  });

  it('notes which document describes the configuration', async () => {
    const out = place('noted.extractor.json');
    await run(written('noted.yaml', shop), '--out', out);
    const { descriptions } = JSON.parse(readFileSync(place('.pagewright.json'), 'utf8'));
    assert.equal(descriptions['noted.extractor.json'], 'noted.yaml');
  });

  it('needs no note for a document of the same name', async () => {
    await run(written('same.openapi.yaml', shop), '--out', place('same.extractor.json'));
    const settings = existsSync(place('.pagewright.json')) ? readFileSync(place('.pagewright.json'), 'utf8') : '';
    assert.doesNotMatch(settings, /same/);
  });

  it('prints the configuration alone where no file is named', async () => {
    const { code, stdout, stderr } = await run(written('api.yaml', shop));
    assert.equal(code, 0);
    assert.equal(JSON.parse(stdout).parameters.api.baseUrl, 'https://api.example.com/v1/');
    assert.match(stderr, /2 jobs/);
  });

  it('--select, --server and --mappings decide what is written', async () => {
    const args = ['--select', '/orders', '--server', 'https://test.example/', '--mappings'];
    const { parameters } = JSON.parse((await run(written('api.yaml', shop), ...args)).stdout);
    assert.equal(parameters.api.baseUrl, 'https://test.example/');
    assert.equal(parameters.config.jobs[0].children, undefined);
    assert.ok(parameters.config.mappings.orders.id.mapping.primaryKey);
  });

  it('--report writes what schemas/import.schema.json describes', async () => {
    const report = place('report.json');
    await run(written('api.yaml', shop), '--out', place('reported.json'), '--report', report);
    matchesSchema(JSON.parse(readFileSync(report, 'utf8')), 'import.schema.json');
  });

  it('leaves a file that exists as it is, without --force', async () => {
    const out = written('mine.extractor.json', 'mine');
    const { code, stderr } = await run(written('api.yaml', shop), '--out', out);
    assert.equal(code, 1);
    assert.match(stderr, /exists already\. Name another file, or replace it with --force\./);
    assert.equal(readFileSync(out, 'utf8'), 'mine');
    assert.equal((await run(place('api.yaml'), '--out', out, '--force')).code, 0);
  });

  const refused: [title: string, document: string, message: RegExp, args?: string[]][] = [
    ['broken YAML, with its place', 'openapi: 3.1.0\npaths: [', /line 2|line 3/],
    ['broken JSON, with its place', '{ "openapi": ', /line 1/],
    ['a document without paths', 'openapi: 3.1.0\ninfo: {}', /paths/],
    ['what is no description', '{"users": []}', /describes no API/],
    ['a HAR file', '{"log": {"version": "1.2", "entries": []}}', /import-har/],
    ['a document without lists', 'openapi: 3.1.0\npaths: { /ping: { get: {} } }', /describes no list/],
    ['patterns that nothing matches', shop, /no such endpoint/, ['--select', '/none']],
    [
      'endpoints that no job can read, with the reason for each',
      `${shop}    put: {}\n    post: { responses: { 200: { content: { text/csv: {} } } } }\n`,
      /2 such endpoints, but none that a job can read\. PUT \/ping: .* POST \/ping: .*text\/csv.* Change --select\./,
      ['--select', 'PUT *', '--select', 'POST /ping'],
    ],
  ];
  for (const [title, document, message, args = []] of refused) {
    it(`refuses ${title}, with exit code 1 and nothing written`, async () => {
      const out = place('refused.extractor.json');
      const { code, stderr } = await run(written('refused.yaml', document), '--out', out, ...args);
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.ok(stderr.trim().split('\n').length <= 2, stderr);
      assert.ok(!existsSync(out));
    });
  }

  it('reads a list by POST that is named', async () => {
    const post = shop
      .replace('/ping:', '/orders/run:')
      .replace(/get: (\{ responses: \{ 200: \{ description.*)/, 'post: $1');
    const { stdout } = await run(written('post.yaml', post), '--select', 'POST /orders/run');
    const [job] = JSON.parse(stdout).parameters.config.jobs;
    assert.deepEqual([job.endpoint, job.method], ['orders/run', 'POST']);
  });

  it('refuses a file that is missing', async () => {
    const { code, stderr } = await run(place('missing.yaml'));
    assert.equal(code, 1);
    assert.match(stderr, /there is no such file/);
  });
});

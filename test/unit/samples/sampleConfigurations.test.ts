import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { findPath } from '../../../engine/core/json/findPath.ts';
import { parseJson } from '../../../engine/core/json/parseJson.ts';
import { isList, isObject, type JsonValue, keysOf } from '../../../engine/core/json/value.ts';
import { ShapeCollector } from '../../../engine/core/shapes/shapeCollector.ts';
import { createEndpoints } from '../../../samples/api/endpoints.ts';
import { sampleApiPort } from '../../../samples/api/http/sampleApiPort.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

const folder = new URL('../../../samples/', import.meta.url);
const readSample = (file: string) => readFileSync(new URL(file, folder), 'utf8');

interface Sample {
  file: string;
  document: JsonValue;
  /** The object that holds `api` and `config`. */
  parameters: JsonValue;
  jobs: JsonValue[];
}

function openSample(file: string): Sample {
  const document = parseJson(readSample(file));
  const parameters = findPath(document, 'parameters') ?? document;
  const jobs = findPath(parameters, 'config.jobs');
  assert.ok(jobs !== undefined && isList(jobs));
  return { file, document, parameters, jobs };
}

const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.extractor.json'))
  .map(openSample);

/** The method and path that a job, or the request that follows it, requests from the API. */
function addressOf(baseUrl: JsonValue | undefined, request: JsonValue): string {
  const { pathname } = new URL(String(findPath(request, 'endpoint')), String(baseUrl));
  return `${findPath(request, 'method') ?? 'GET'} ${pathname}`;
}

function valuesNamed(value: JsonValue | undefined, key: string): JsonValue[] {
  if (value === undefined) return [];
  if (isList(value)) return value.flatMap((entry) => valuesNamed(entry, key));
  if (!isObject(value)) return [];
  return keysOf(value).flatMap((name) => {
    const child = findPath(value, name);
    return name === key && child !== undefined ? [child] : valuesNamed(child, key);
  });
}

describe('the sample configurations', () => {
  it('are numbered without a gap', () => {
    const numbers = samples.map(({ file }) => Number(file.slice(0, 2)));
    assert.deepEqual(
      numbers,
      samples.map((_, index) => index + 1),
    );
    assert.equal(numbers.length, 9);
  });

  const known = createEndpoints().map(({ method, path }) => `${method} ${path}`);

  for (const { file, parameters, jobs } of samples) {
    describe(file, () => {
      it('asks the sample API, by a base address that ends with a slash', () => {
        assert.equal(findPath(parameters, 'api.baseUrl'), `http://127.0.0.1:${sampleApiPort}/v1/`);
      });

      it('shows every request, writes to the bucket "samples" and calls each job by a name', () => {
        assert.equal(findPath(parameters, 'config.debug'), true);
        assert.equal(findPath(parameters, 'config.outputBucket'), 'samples');
        for (const job of jobs) assert.equal(typeof findPath(job, '__NAME'), 'string');
      });

      it('names only endpoints that the sample API has', () => {
        const requests = [...jobs, ...valuesNamed(findPath(parameters, 'api'), 'scrollRequest')];
        const addresses = requests.map((request) => addressOf(findPath(parameters, 'api.baseUrl'), request));
        assert.ok(addresses.length > 0);
        assert.deepEqual(
          addresses.filter((address) => !known.includes(address)),
          [],
        );
      });

      it('is explained in the readme', () => {
        assert.ok(readSample('README.md').includes(`(${file})`));
      });

      it('is written as the formatter would write it', () => {
        assert.equal(readSample(file), `${readSample(file).trim()}\n`);
        assert.doesNotMatch(readSample(file), /\t| \n/);
      });
    });
  }

  const methodsIn = (parameters: JsonValue) => valuesNamed(findPath(parameters, 'api.pagination'), 'method');

  for (const [situation, shows] of [
    ['offset paging without a limit', (sample) => isPlainOffset(sample) && valuesNamed(sample, 'limit').length === 0],
    ['offset paging with a limit', (sample) => isPlainOffset(sample) && valuesNamed(sample, 'limit').length === 1],
    ['a scroller called "default"', (sample) => findPath(sample, 'api.pagination.scrollers.default') !== undefined],
    ['a job with a scroller of its own', (sample) => valuesNamed(sample, 'scroller').length > 0],
    ['a token without the job parameters', (sample) => valuesNamed(sample, 'includeParams').includes(false)],
    ['a token with the job parameters', (sample) => valuesNamed(sample, 'includeParams').includes(true)],
    ['a search with a POST, then scrolling', (sample) => valuesNamed(sample, 'scrollRequest').length > 0],
    ['basic authentication', (sample) => valuesNamed(sample, 'type').includes('basic')],
    ['the whole response as the data field', (sample) => valuesNamed(sample, 'path').includes('.')],
    ['the slow endpoint', (sample) => valuesNamed(sample, 'endpoint').includes('weather')],
    ['the endpoint that fails now and then', (sample) => valuesNamed(sample, 'endpoint').includes('tickets')],
  ] as [string, (parameters: JsonValue) => boolean][]) {
    it(`show ${situation}`, () => {
      assert.ok(samples.some(({ parameters }) => shows(parameters)));
    });
  }

  function isPlainOffset(parameters: JsonValue): boolean {
    return methodsIn(parameters).join() === 'offset';
  }

  it('come in both forms, bare and wrapped in "parameters"', () => {
    const wrapped = samples.filter(({ document, parameters }) => document !== parameters);
    assert.ok(wrapped.length > 0 && wrapped.length < samples.length);
  });
});

describe('the paths in the sample configurations', () => {
  const { ask } = sampleApiForTests();

  /** The response to the first request of a job; of the scrolling request for the job that searches. */
  async function firstAnswer({ parameters }: Sample, job: JsonValue): Promise<JsonValue> {
    const [method = '', path = ''] = addressOf(findPath(parameters, 'api.baseUrl'), job).split(' ');
    const user = `${findPath(parameters, 'config.username')}:${findPath(parameters, 'config.#password')}`;
    const headers = { authorization: `Basic ${btoa(user)}` };
    const params = JSON.stringify(findPath(job, 'params'));
    const answer = await ask(path, { method, headers, ...(method === 'POST' && { body: params }) });
    assert.equal(answer.status, 200);
    return parseJson(JSON.stringify(answer.body));
  }

  for (const sample of samples) {
    it(`lead somewhere in ${sample.file}, but for the one that is misspelled on purpose`, async () => {
      for (const job of sample.jobs) {
        const answer = await firstAnswer(sample, job);
        const scroller = findPath(job, 'scroller');
        const pagination = findPath(sample.parameters, 'api.pagination');
        const own = findPath(pagination ?? null, typeof scroller === 'string' ? `scrollers.${scroller}` : '.') ?? null;
        const responseParam = findPath(own, 'responseParam');
        if (typeof responseParam !== 'string') continue;
        assert.equal(findPath(answer, responseParam) !== undefined, !sample.file.startsWith('09-'));
      }
    });

    it(`find records by every data field in ${sample.file}`, async () => {
      for (const job of sample.jobs) {
        const answer = await firstAnswer(sample, job);
        const scrollId = findPath(answer, 'scroll_id');
        const { body } = await ask(`/v1/search/scroll?scroll_id=${scrollId}`);
        const page = scrollId === undefined ? answer : parseJson(JSON.stringify(body));
        const dataField = findPath(job, 'dataField') ?? null;
        const path = typeof dataField === 'string' ? dataField : findPath(dataField, 'path');
        const records = findPath(page, String(path));
        assert.ok(records !== undefined && isList(records) && records.length > 0);
      }
    });
  }

  it('are checked by the editor against the shapes that a run of the misspelled sample writes', async () => {
    const shapes = new ShapeCollector();
    shapes.add('rides', parseJson(JSON.stringify((await ask('/v1/rides')).body)));
    const file = readSample('09-misspelled-path.shapes.json');
    assert.equal(file, `${JSON.stringify(shapes.toFile(), undefined, 2)}\n`);
    assert.deepEqual(
      samples.at(-1)?.jobs.map((job) => findPath(job, '__NAME')),
      ['rides'],
    );
  });
});

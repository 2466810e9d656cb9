import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { usesSampleApi } from '../../../../../client/running/sampleApi/usesSampleApi.ts';
import { sampleApiPort } from '../../../../../samples/api/http/sampleApiPort.ts';

const samples = path.resolve(import.meta.dirname, '../../../../../samples');
const withBase = (baseUrl: unknown) => JSON.stringify({ api: { baseUrl }, config: { jobs: [] } });

const cases: [title: string, text: string, uses: boolean][] = [
  ['its address with a path', withBase('http://127.0.0.1:8377/v1/'), true],
  ['its address by name', withBase('http://localhost:8377'), true],
  ['its address in the wrapped form', `{"parameters": ${withBase('http://127.0.0.1:8377/v1/')}}`, true],
  ['another port', withBase('http://127.0.0.1:8378/v1/'), false],
  ['another machine', withBase('http://10.0.0.1:8377/'), false],
  ['its address on the network', withBase('http://192.168.0.7:8377/v1/'), false],
  ['a name that only begins alike', withBase('http://127.0.0.1.example.com:8377/'), false],
  ['https', withBase('https://127.0.0.1:8377/'), false],
  ['an address that is computed', withBase({ attr: 'host' }), false],
  ['no address', '{"api": {}}', false],
  ['half-written JSON', '{"api": {"baseUrl": "http://127.0.0.1:8377/v1/"', false],
];

describe('A configuration talks to the bundled sample API', () => {
  for (const [title, text, uses] of cases) {
    it(`${uses ? 'with' : 'not with'} ${title}`, () => assert.equal(usesSampleApi(text, 8377), uses));
  }

  for (const file of fs.readdirSync(samples).filter((name) => name.endsWith('.extractor.json'))) {
    it(`where it is the sample ${file}`, () => {
      assert.ok(usesSampleApi(fs.readFileSync(path.join(samples, file), 'utf8'), sampleApiPort));
    });
  }
});

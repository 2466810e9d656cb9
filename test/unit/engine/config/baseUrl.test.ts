import assert from 'node:assert/strict';
import { firstProblem, iterationOf, noon, problemsOf, readParts } from './readParts.ts';

describe('baseUrl (configuration.md 5.1)', () => {
  const valid = [
    'http://localhost',
    'HTTPS://api.example.test',
    'https://ada:secret@api.example.test/v2/',
    'http://my_host/',
    'http://127.0.0.1:8377/v1/',
    'http://[::1]:8080/v1',
    'https://žluť.example.test/',
    'https://api.example.test/v2/?key=1#part',
    'https://api.example.test?key=1',
  ];
  for (const baseUrl of valid) {
    it(`configuration.md 5.1: ${baseUrl} is taken as it is`, () =>
      assert.equal(iterationOf({ api: { baseUrl } }).baseUrl, baseUrl));
  }

  const invalid = [
    'api.example.test',
    'ftp://api.example.test/',
    '//api.example.test/',
    'http://',
    'http://a b/',
    'https://api.example.test/a b',
    'https://api.example.test/{id}',
    'https://a..b/',
    'https://.example.test/',
    'https://api.example.test:99999/',
    'https://a|b/',
    'no JSON either',
    '["https://api.example.test/"]',
    '',
  ];
  for (const baseUrl of invalid) {
    it(`configuration.md 5.1: "${baseUrl}" is no valid address and a user error`, () =>
      assert.match(firstProblem({ api: { baseUrl } }) ?? '', / \/api\/baseUrl$/));
  }

  for (const baseUrl of [undefined, null, 5, true, [], ['https://api.example.test/'], {}]) {
    it(`configuration.md 5.1: ${JSON.stringify(baseUrl) ?? 'missing'} is a user error`, () =>
      assert.match(firstProblem({ api: { baseUrl } }) ?? '', /^config\.\S+ \/api(\/baseUrl)?$/));
  }

  const attributes = { host: 'eu.example.test', whole: 'http://localhost/', word: 'no address', nothing: null };
  const computed: [string, unknown, string][] = [
    ['a reference', { attr: 'whole' }, 'http://localhost/'],
    ['a function', { function: 'concat', args: ['https://', { attr: 'host' }, '/'] }, 'https://eu.example.test/'],
  ];
  for (const [title, baseUrl, address] of computed) {
    it(`configuration.md 5.1: ${title} is evaluated`, () =>
      assert.equal(iterationOf({ api: { baseUrl }, config: attributes }).baseUrl, address));

    it(`configuration.md 5.1: ${title} as JSON text too, which is deprecated`, () => {
      const read = readParts({ api: { baseUrl: JSON.stringify(baseUrl) }, config: attributes });
      assert.equal(read.iterations[0]?.baseUrl, address);
      assert.deepEqual(
        read.warnings.map(({ pointer }) => pointer),
        ['/api/baseUrl'],
      );
    });
  }

  it('configuration.md 5.1: a computed value that is no address is shown', () => {
    const [problem] = problemsOf({ api: { baseUrl: { attr: 'word' } }, config: attributes });
    assert.equal(problem?.pointer, '/parameters/api/baseUrl');
    assert.match(problem?.message ?? '', /"no address"/);
  });

  it('configuration.md 5.1: … but not where it is made from a secret', () => {
    const [problem] = problemsOf({ api: { baseUrl: { attr: '#word' } }, config: { '#word': 'hunter22' } });
    assert.doesNotMatch(problem?.message ?? '', /hunter22/);
  });

  for (const name of ['missing', 'nothing']) {
    it(`configuration.md 5.1: an attribute that is ${name} is a user error`, () =>
      assert.equal(
        firstProblem({ api: { baseUrl: { attr: name } }, config: attributes }),
        'function.unknown-reference /api/baseUrl',
      ));
  }

  it('configuration.md 5.1: only attributes can be referred to', () =>
    assert.match(firstProblem({ api: { baseUrl: { time: 'currentStart' } } }) ?? '', /^\S+ \/api\/baseUrl$/));

  it('configuration.md 5.1: it is evaluated once for each iteration', () => {
    const { iterations } = readParts({
      api: { baseUrl: { attr: 'site' } },
      parameters: { iterations: [{ site: 'https://a.example.test/' }, { site: 'https://b.example.test/' }] },
    });
    assert.deepEqual(
      iterations.map(({ baseUrl }) => baseUrl),
      ['https://a.example.test/', 'https://b.example.test/'],
    );
  });

  it('functions.md 2: the clock of the run is that of its functions', () => {
    const baseUrl = { function: 'concat', args: ['http://t', { function: 'time' }, '.example.test/'] };
    assert.equal(iterationOf({ api: { baseUrl } }).baseUrl, `http://t${noon / 1000}.example.test/`);
  });
});

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { openPlace } from '../../../../../engine/io/places/opening/openPlace.ts';
import type { Place } from '../../../../../engine/io/places/place.ts';
import { type FakeClock, fakeClock } from '../../../../support/fakeClock.ts';
import { type FakeS3, secretAccessKey, startFakeS3 } from '../../../../support/fakeS3.ts';
import { listed, putText, textAt } from '../../../../support/placeCases.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const xml = (body: string) => `<?xml version="1.0"?>${body}`;
const listOf = (content: string) => xml(`<ListBucketResult>${content}</ListBucketResult>`);
const contents = (key: string) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`;

let tokens = 0;

type Sends = (response: ServerResponse, request: IncomingMessage) => void;
const sends =
  (status: number, body = '', headers: Record<string, string> = {}): Sends =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const lessThanSaid: Sends = (response) => {
  response.writeHead(200, { 'content-length': '10' });
  response.write('half');
  setImmediate(() => response.destroy());
};
const cutChunks: Sends = (response) => {
  response.writeHead(200);
  response.write('half');
  setImmediate(() => response.destroy());
};

describe('An S3 server in trouble', () => {
  const folder = temporaryFolder();
  let s3: FakeS3;
  let clock: FakeClock;
  let place: Place;
  beforeEach(async () => {
    s3 = await startFakeS3();
    clock = fakeClock();
    place = openPlace('s3://bucket/run', { environment: s3.environment, clock, random: () => 0.5 });
    await putText(place, 'a', 'x');
    s3.requests.length = 0;
  });
  afterEach(() => s3.close());

  /** Sends this to the first requests, and the right response afterwards. */
  const first = (count: number, send: Sends) => {
    let left = count;
    s3.fault = (request, response) => {
      if (left === 0) return false;
      left -= 1;
      send(response, request);
      return true;
    };
  };
  const always = (send: Sends) => first(Number.POSITIVE_INFINITY, send);

  for (const [what, send] of [
    ['is busy', sends(503, xml('<Error><Code>SlowDown</Code></Error>'))],
    ['has an internal error', sends(500)],
    ['sees too many requests', sends(429)],
    ['saw two writers at once', sends(409, xml('<Error><Code>ConditionalRequestConflict</Code></Error>'))],
    ['got the request too slowly', sends(400, xml('<Error><Code>RequestTimeout</Code></Error>'))],
    ['sends less than it said', lessThanSaid],
    ['cuts off its response', cutChunks],
    ['closes the connection', (response: ServerResponse) => void response.destroy()],
  ] as const) {
    it(`is asked again when it ${what}`, async () => {
      first(2, send);
      assert.equal(await textAt(place, 'a'), 'x');
      assert.deepEqual(clock.waits, [250, 500]);
    });
  }

  it('is not asked for ever', async () => {
    always(sends(503, xml('<Error><Code>SlowDown</Code><Message>Reduce your rate.</Message></Error>')));
    await assert.rejects(textAt(place, 'a'), {
      code: 'place.failed',
      message:
        'The request was not accepted by the server of "s3://bucket/run" (SlowDown: Reduce your rate). Check the address, and the endpoint and region of S3.',
    });
    assert.deepEqual(clock.waits, [250, 500, 1000, 2000]);
  });

  it('is not waited for once the work is cancelled', async () => {
    const controller = new AbortController();
    always((response) => {
      controller.abort();
      response.writeHead(503).end();
    });
    await assert.rejects(place.read('a', controller.signal), { name: 'AbortError' });
    assert.equal(s3.requests.length, 1);
  });

  it('may say that it is late to fail', async () => {
    first(1, sends(200, xml('<Error><Code>InternalError</Code></Error>')));
    assert.deepEqual(await listed(place), [{ name: 'a', bytes: 1 }]);
  });

  it('cannot be reached', async () => {
    await s3.close();
    await assert.rejects(textAt(place, 'a'), {
      code: 'place.unreachable',
      message: `"s3://bucket/run" cannot be reached at ${s3.url}: the connection was refused. Check the endpoint and region of S3, and the network.`,
    });
  });

  it('has no such bucket', async () => {
    const other = openPlace('s3://other/run', { environment: s3.environment });
    await assert.rejects(textAt(other, 'a'), {
      code: 'place.failed',
      message: 'There is no such bucket: "s3://other/run". Check the address, and the endpoint and region of S3.',
    });
  });

  it('says in which region the bucket is', async () => {
    always(sends(301, '', { 'x-amz-bucket-region': 'ap-south-1', location: 'http://127.0.0.1:1/' }));
    await assert.rejects(textAt(place, 'a'), {
      message:
        'The bucket of "s3://bucket/run" is in another region than "eu-test-1". Set "AWS_REGION" to "ap-south-1".',
    });
  });

  it('refuses wrong credentials, and repeats what it was sent', async () => {
    const environment = { ...s3.environment, AWS_SECRET_ACCESS_KEY: 'wrong-secret-key' };
    const wrong = openPlace('s3://bucket/run', { environment });
    s3.fault = ({ headers }, response) => {
      const said = `${headers.authorization} is not made with ${secretAccessKey} but with wrong-secret-key`;
      response.writeHead(403).end(xml(`<Error><Code>AccessDenied</Code><Message>${said}</Message></Error>`));
      return true;
    };
    await assert.rejects(textAt(wrong, 'a'), (error: Error & { code: string }) => {
      assert.equal(error.code, 'place.refused');
      assert.doesNotMatch(error.message, /wrong-secret-key|AKIDFAKE|[0-9a-f]{40}/);
      return true;
    });
  });

  for (const [what, send] of [
    ['another part of the file', sends(206, 'xy', { 'content-range': 'bytes 5-6/9' })],
    ['fewer bytes than it says', sends(206, 'x', { 'content-range': 'bytes 0-4/9' })],
    ['a part without its place', sends(206, 'x')],
    ['no bytes of a part', sends(206, '', { 'content-range': 'bytes 0--1/9' })],
    ['a part that is longer than the file', sends(206, 'xyz', { 'content-range': 'bytes 0-2/2' })],
    ['a redirect to another server', sends(307, '', { location: 'http://127.0.0.1:1/stolen' })],
    ['no S3 at all', sends(404, '<html>Not here</html>')],
    ['a page of something else', sends(403, '<!DOCTYPE html><p>Log in')],
  ] as const) {
    it(`sends ${what}`, async () => {
      always(send);
      await assert.rejects(textAt(place, 'a'), /"s3:\/\/bucket\/run"/);
      assert.equal(s3.requests.length, 1);
    });
  }

  it('has another file when its second piece is read', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024);
    s3.files.set('bucket/run/big', large);
    const pieces = await place.read('big', new AbortController().signal);
    s3.files.set('bucket/run/big', Buffer.concat([large, large]));
    await assert.rejects(
      async () => {
        for await (const piece of pieces ?? []) assert.equal(piece.length, 8 * 1024 * 1024);
      },
      { code: 'place.failed', message: /it changed while it was read/ },
    );
  });

  it('starts an upload without a name', async () => {
    s3.fault = ({ method }, response) => {
      if (method === 'POST') response.end(xml('<InitiateMultipartUploadResult/>'));
      return method === 'POST';
    };
    const file = path.join(folder(), 'big');
    writeFileSync(file, Buffer.alloc(9 * 1024 * 1024));
    const put = place.put('big', { file }, { signal: new AbortController().signal });
    await assert.rejects(put, /the server gives its upload no name/);
    assert.deepEqual(s3.requests.length, 1);
  });

  for (const [what, body, reason] of [
    [
      'the same page again and again',
      listOf(`${contents('run/a')}<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>`),
      /it leads in a loop/,
    ],
    [
      'pages without files for ever',
      () => listOf(`<IsTruncated>true</IsTruncated><NextContinuationToken>${tokens++}</NextContinuationToken>`),
      /it has no end/,
    ],
    ['files of another prefix', listOf(contents('other/a')), /it has files of another prefix/],
    ['no list', '{"files": []}', /the response is no ListBucketResult/],
    ['half of a list', listOf(contents('run/a')).slice(0, 90), /the response is no ListBucketResult/],
    [
      'entities that grow',
      xml(
        `<!DOCTYPE l [<!ENTITY a "${'x'.repeat(1000)}">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]><ListBucketResult>${contents('run/&i;')}</ListBucketResult>`,
      ),
      /the response is no ListBucketResult/,
    ],
    ['elements in elements', '<a>'.repeat(1_000_000), /the response is no ListBucketResult/],
    ['more than a list can have', ' '.repeat(17 * 1024 * 1024), /more than was asked for/],
  ] as const) {
    it(`lists ${what}`, async () => {
      always((response) => void response.end(typeof body === 'string' ? body : body()));
      await assert.rejects(listed(place), reason);
    }).timeout(20_000);
  }
});

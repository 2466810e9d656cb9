import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPlace } from '../../../../../engine/io/places/opening/openPlace.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { type FakeS3, startFakeS3 } from '../../../../support/fakeS3.ts';
import { bytesOf, listed, placeCases, putText, textAt } from '../../../../support/placeCases.ts';
import { inSweep } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const signal = new AbortController().signal;
const megabyte = 1024 * 1024;

describe('A prefix of an S3 bucket as a place', () => {
  const folder = temporaryFolder();
  let s3: FakeS3;
  beforeEach(async () => {
    s3 = await startFakeS3();
  });
  afterEach(() => s3.close());

  const place = (address = 's3://bucket/nightly/run 1') =>
    openPlace(address, { environment: s3.environment, clock: fakeClock() });

  /** A file on the disk whose bytes say where they are. */
  const bigFile = (bytes: number) => {
    const file = path.join(folder(), 'big.csv');
    writeFileSync(
      file,
      Uint32Array.from({ length: bytes / 4 }, (_, index) => index),
    );
    return file;
  };

  placeCases(place);

  it('keeps its files below its prefix', async () => {
    await putText(place(), 'a.csv', 'x');
    await putText(place('s3://bucket'), 'b.csv', 'y');
    await putText(place('s3://bucket/nightly/run 10/'), 'c.csv', 'z');
    assert.deepEqual(
      [...s3.files.keys()],
      ['bucket/nightly/run 1/a.csv', 'bucket/b.csv', 'bucket/nightly/run 10/c.csv'],
    );
    assert.deepEqual(await listed(place()), [{ name: 'a.csv', bytes: 1 }]);
  });

  it('puts a large file in parts, and reads it in pieces', async () => {
    const file = bigFile(20 * megabyte);
    assert.equal(await place().put('big.csv', { file }, { signal }), true);
    assert.deepEqual(
      s3.requests.map((request) => request.replace(/(uploadId)=.*/, '$1')),
      ['POST', 'PUT', 'PUT', 'PUT', 'POST'].map((method, index) => {
        const query = [
          'uploads=',
          'partNumber=1&uploadId',
          'partNumber=2&uploadId',
          'partNumber=3&uploadId',
          'uploadId',
        ];
        return `${method} /bucket/nightly/run%201/big.csv?${query[index]}`;
      }),
    );
    const pieces = [];
    for await (const piece of (await place().read('big.csv', signal)) ?? []) pieces.push(piece);
    assert.deepEqual(
      pieces.map(({ length }) => length / megabyte),
      [8, 8, 4],
    );
    assert.ok(s3.files.get('bucket/nightly/run 1/big.csv')?.equals(Buffer.concat(pieces)));
  });

  inSweep('reads in pieces from a server that calls each of them the whole', async () => {
    s3.partStatus = 200;
    await place().put('big.csv', { file: bigFile(9 * megabyte) }, { signal });
    const pieces = [];
    for await (const { length } of (await place().read('big.csv', signal)) ?? []) pieces.push(length / megabyte);
    assert.deepEqual(pieces, [8, 1]);
  });

  it('reads whole files from a server that knows no ranges', async () => {
    await putText(place(), 'a', 'x'.repeat(megabyte));
    s3.fault = (request) => {
      delete request.headers.range;
      return false;
    };
    assert.equal((await textAt(place(), 'a'))?.length, megabyte);
  });

  inSweep('keeps a file that came while the parts of another one were put', async () => {
    const file = bigFile(9 * megabyte);
    s3.fault = ({ url = '' }) => {
      if (url.includes('partNumber=2')) s3.files.set('bucket/nightly/run 1/big.csv', Buffer.from('first'));
      return false;
    };
    assert.equal(await place().put('big.csv', { file }, { ifAbsent: true, signal }), false);
    assert.equal(await textAt(place(), 'big.csv'), 'first');
    assert.equal(s3.uploads.size, 0);
  });

  it('leaves no parts behind when it is cancelled', async () => {
    const controller = new AbortController();
    s3.fault = ({ url = '' }) => {
      if (url.includes('partNumber=2')) controller.abort();
      return false;
    };
    const put = place().put('big.csv', { file: bigFile(9 * megabyte) }, { signal: controller.signal });
    await assert.rejects(put, { name: 'AbortError' });
    assert.equal(s3.uploads.size, 0);
    assert.equal(s3.files.size, 0);
  });

  it('does not send a file that is there, where only an absent one may be put', async () => {
    await putText(place(), 'a', 'x');
    s3.requests.length = 0;
    await place().put('a', bytesOf('y'), { ifAbsent: true, signal });
    assert.deepEqual(s3.requests, ['GET /bucket/nightly/run%201/a']);
  });

  it('does not list what programs make to show folders', async () => {
    for (const name of ['nightly/run 1/', 'nightly/run 1/sub/', 'nightly/run 1/sub/a'])
      s3.files.set(`bucket/${name}`, Buffer.from(''));
    assert.deepEqual(await listed(place()), [{ name: 'sub/a', bytes: 0 }]);
  });

  it('sends the token of temporary credentials', async () => {
    let token: unknown;
    s3.fault = ({ headers }) => {
      token = headers['x-amz-security-token'];
      return false;
    };
    const environment = { ...s3.environment, AWS_SESSION_TOKEN: 'session' };
    await putText(openPlace('s3://bucket/a', { environment }), 'a', 'x');
    assert.equal(token, 'session');
    assert.equal(s3.files.size, 1);
  });

  for (const [address, message] of [
    ['s3://', /is not an address in S3/],
    ['s3:///a', /is not an address in S3/],
    ['s3://b u/a', /is not an address in S3/],
    ['s3://bucket/a/../b', /is not the name of a file/],
    ['s3://bucket//a', /is not the name of a file/],
  ] as const) {
    it(`is not ${address}`, () => {
      assert.throws(() => place(address), message);
    });
  }
});

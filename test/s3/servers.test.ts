import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPlace } from '../../engine/io/places/opening/openPlace.ts';
import type { Place } from '../../engine/io/places/place.ts';
import { findPublishedRun } from '../../engine/io/places/runs/publishedRun.ts';
import { listed, placeCases, putText, textAt } from '../support/placeCases.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type S3Server, type ServerName, startServer } from './support/startServer.ts';

const signal = new AbortController().signal;
const megabyte = 1024 * 1024;
/** rclone looks whether a file is there before it puts one: at the same moment, several writers may be first. */
const servers: { name: ServerName; isFirstAlone: boolean }[] = [
  { name: 'SeaweedFS', isFirstAlone: true },
  { name: 'rclone', isFirstAlone: false },
];

for (const { name, isFirstAlone } of servers) {
  describe(`A bucket of ${name}`, () => {
    const folder = temporaryFolder();
    let server: S3Server;
    before(async function () {
      this.timeout(90_000);
      server = await startServer(name, 'pages');
    });
    after(() => server.stop());

    const open = (address = `s3://pages/${randomUUID()}`): Place =>
      openPlace(address, { environment: server.environment });

    placeCases(open, { isFirstAlone });

    it('takes a large file in parts, and gives it back in pieces', async () => {
      const place = open();
      const file = path.join(folder(), 'big.csv');
      const content = Uint32Array.from({ length: (20 * megabyte) / 4 }, (_, index) => index);
      writeFileSync(file, content);
      assert.equal(await place.put('big.csv', { file }, { signal }), true);
      assert.equal(await place.put('big.csv', { file }, { ifAbsent: true, signal }), false);
      assert.deepEqual(await listed(place), [{ name: 'big.csv', bytes: 20 * megabyte }]);
      const pieces: Uint8Array[] = [];
      for await (const piece of (await place.read('big.csv', signal)) ?? []) pieces.push(piece);
      assert.deepEqual(
        pieces.map(({ length }) => length / megabyte),
        [8, 8, 4],
      );
      assert.ok(Buffer.concat(pieces).equals(Buffer.from(content.buffer)));
    }).timeout(60_000);

    it('lets one of several writers of a large file be first', async function () {
      if (!isFirstAlone) this.skip();
      const place = open();
      const puts = [1, 2, 3].map((number) => {
        const file = path.join(folder(), `writer-${number}`);
        writeFileSync(file, Buffer.alloc(9 * megabyte, number));
        return place.put('big', { file }, { ifAbsent: true, signal });
      });
      const won = await Promise.all(puts);
      assert.deepEqual(won.filter(Boolean), [true]);
    }).timeout(60_000);

    it('lists more files than fit into a page', async () => {
      const place = open();
      const names = Array.from({ length: 1100 }, (_, index) => `pages/${String(index).padStart(5, '0')}`);
      for (let at = 0; at < names.length; at += 50)
        await Promise.all(names.slice(at, at + 50).map((each) => putText(place, each, 'x')));
      assert.deepEqual(
        (await listed(place, 'pages/')).map((file) => file.name),
        names,
      );
    }).timeout(120_000);

    it('refuses wrong credentials', async () => {
      const environment = { ...server.environment, AWS_SECRET_ACCESS_KEY: 'wrong-secret-key' };
      await assert.rejects(textAt(openPlace('s3://pages/a', { environment }), 'a'), { code: 'place.refused' });
    });

    it('is missing where its name is wrong', async () => {
      await assert.rejects(textAt(open('s3://none/a'), 'a'), { code: 'place.failed', message: /no such bucket/ });
    });

    describe('as the place of a nightly run', () => {
      let api: TestApi;
      beforeEach(async () => {
        api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
      });
      afterEach(() => api.close());

      it('has the tables of each run, and the state for the next one', async () => {
        const config = path.join(folder(), 'users.extractor.json');
        const job = { endpoint: 'users', params: { since: { time: 'previousStart' } } };
        writeFileSync(
          config,
          JSON.stringify({ api: { baseUrl: api.url }, config: { outputBucket: 'b', jobs: [job] } }),
        );
        const address = `s3://pages/${randomUUID()}`;
        const place = open(address);
        const runs = [];
        for (let night = 1; night <= 3; night++) {
          const { code, stdout, stderr } = await runCli(
            ['run', config, '--out', address, '--state', address, '--report', `${address}/last.json`],
            server.environment,
          );
          assert.equal(code, 0, stdout + stderr);
          runs.push(await findPublishedRun(place, signal));
          const { tables } = JSON.parse((await textAt(place, 'run.json')) ?? '');
          assert.equal(await textAt(place, tables[0].file), '"id"\n"1"\n');
        }
        const seen = api.requests.map((request) => /since=(\d+)/.exec(request)?.[1]);
        assert.equal(seen[0], '0');
        assert.ok(Number(seen[2]) > 0, seen.join());
        const kept = (await listed(place, 'runs/')).map((file) => file.name.split('/')[1]);
        assert.deepEqual(new Set(kept), new Set([runs[1]?.name, runs[2]?.name]));
      }).timeout(60_000);
    });
  });
}

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { askStorage, StorageRefusal } from '../../client/storage/reader/askStorage.ts';
import { loadSqlite } from '../../engine/io/node/loadSqlite.ts';
import { hasSqlite } from '../support/programNode.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { queries } from './queries.ts';

const script = path.join(import.meta.dirname, '../../dist/storageReader.js');

(hasSqlite() ? describe : describe.skip)('hostile queries', () => {
  const folder = temporaryFolder();
  const database = () => path.join(folder(), 's.sqlite');

  beforeEach(async () => {
    const { DatabaseSync } = await loadSqlite();
    const made = new DatabaseSync(database());
    made.exec("CREATE TABLE users (id TEXT, PRIMARY KEY (id)); INSERT INTO users VALUES ('1')");
    made.close();
  });

  for (const [test, { name, given, gives }] of sampled(queries, 8)) {
    test(`${name} is refused, and leaves nothing`, async () => {
      const { sql, seconds } = given;
      const file = path.join(folder(), 'queries/result.csv');
      const request = { ask: 'query', database: database(), sql, file, maxRows: 10, maxCharacters: 1e9 } as const;
      await assert.rejects(askStorage(script, request, seconds === undefined ? {} : { seconds }), (error: Error) => {
        assert.ok(error instanceof StorageRefusal, String(error.stack));
        assert.ok(error.message.includes(gives.says), error.message);
        return true;
      });
      const left = readdirSync(folder(), { recursive: true }).map(String);
      assert.deepEqual(
        left.filter((each) => each !== 'queries' && each !== 's.sqlite' && !each.endsWith('.unfinished')),
        [],
      );
    });
  }
});

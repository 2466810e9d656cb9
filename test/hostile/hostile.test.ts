import assert from 'node:assert/strict';
import { importDescription } from '../../engine/core/descriptions/importing/importDescription.ts';
import { readDescription } from '../../engine/core/descriptions/reading/readDescription.ts';
import type { JsonValue } from '../../engine/core/json/value.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { askAll, errorsIn } from './askAll.ts';
import { assertRun } from './assertRun.ts';
import { configurations } from './configurations.ts';
import { documents } from './documents.ts';
import { expressions } from './expressions.ts';
import { importAttack } from './importAttack.ts';
import { imports } from './imports.ts';
import { longDescriptions, longDocuments } from './longTexts.ts';
import { configTextOf, runAttack } from './runAttack.ts';
import { themes } from './themes.ts';
import { wrongTypes } from './wrongTypes.ts';

const quarterOf = <Row>(rows: readonly Row[]) => sampled(rows, rows.length / 4);

describe('hostile', () => {
  for (const [theme, attacks] of Object.entries(themes)) {
    describe(theme, () => {
      const folder = temporaryFolder();
      for (const [test, { name, given, gives }] of quarterOf(attacks)) {
        test(name, async () => assertRun(await runAttack(given, folder()), gives));
      }
    });
  }

  describe('documents', () => {
    for (const [test, { name, given, gives }] of quarterOf([...documents, ...longDocuments])) {
      test(name, async () => assert.deepEqual(await askAll(given), gives.codes));
    }
  });

  describe('descriptions', () => {
    for (const [test, { name, given, gives }] of quarterOf(longDescriptions)) {
      test(name, () => {
        const description = readDescription(given as JsonValue, () => ({ reason: 'it is elsewhere' }));
        assert.ok(description);
        const { report } = importDescription(description, { select: ['GET *', 'POST *'], mappings: true });
        assert.equal(report.endpoints.length, gives.endpoints);
      });
    }
  });

  describe('imports', () => {
    const folder = temporaryFolder();
    for (const [test, { name, given, gives }] of quarterOf(imports)) {
      test(name, async () => assert.deepEqual(await importAttack(given, folder()), gives));
    }
  });

  describe('configurations in an editor', () => {
    for (const [test, { name, given, gives }] of quarterOf([...configurations, ...expressions, ...wrongTypes])) {
      test(name, async () => {
        const errors = await errorsIn(configTextOf(given, 'http://127.0.0.1:1'));
        if (gives.isSeenByRun !== true) assert.equal(errors.length > 0, gives.error !== undefined, `${errors}`);
      });
    }
  });

  it('has names of their own for all rows, and at least 150', () => {
    const names = Object.entries({ ...themes, documents, longDocuments, longDescriptions, imports }).flatMap(
      ([theme, attacks]) => attacks.map(({ name }) => `${theme}: ${name}`),
    );
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.length >= 150);
  });
});

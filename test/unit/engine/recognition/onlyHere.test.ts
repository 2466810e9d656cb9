import assert from 'node:assert/strict';
import { pagingWords } from '../../../../engine/core/recognition/paging/pagingWords.ts';
import { plainName } from '../../../../engine/core/recognition/plainName.ts';
import { paginationBranches } from '../../../../engine/core/schema/generated/options.ts';
import { evidenceCodes } from '../../../../engine/core/verdict/evidence.ts';
import { tableNames } from '../../../support/pagingNames.ts';
import { regularExpressionsIn, textsIn } from '../../../support/regularExpressions.ts';
import { sourceFiles } from '../../../support/sourceFiles.ts';

/** Where names are weighed: not even a word of the format may stand here as the name of a field. */
const weighing =
  /^(engine\/core\/(verdict|descriptions\/evidence)\/|server\/service\/(refactors\/pagination|paging)\/)/;
const known = sourceFiles.filter(
  (file) => !/^(engine\/core\/(recognition|schema\/generated|contracts\/generated)|samples)\//.test(file),
);

const sure = new Set(
  tableNames.filter(({ place, grade }) => place !== 'belowNext' && grade === 'sure').map(({ name }) => name),
);
/**
 * The minimum length of a name outside the files that weigh names: a shorter word may be one of a sentence, or our own.
 */
const minLength = 7;
const roles = new Set(tableNames.map(({ role }) => role));
/** The words of the format itself: methods, keys and defaults. */
const ofFormat = new Set(
  Object.entries(paginationBranches).flatMap(([method, options]) => [
    method,
    ...Object.entries(options).flatMap(([key, value]) => [key, ...(typeof value === 'string' ? [value] : [])]),
  ]),
);
/** Our own words: kinds of evidence, and what the table says beside a role. */
const whys = Object.values(pagingWords).flatMap((rows) => rows.flatMap(([, , , why]) => why ?? []));
const ours = new Set<string>([...Object.keys(evidenceCodes), ...whys]);
/** Other words that are spelled like a name, with what they are. */
const otherMeanings: Record<string, string> = {
  'cli/shardOptions.ts: maxRecords': 'an option of our own',
  'engine/core/forecast/readEvidence.ts: pageSize?': 'a key of our own evidence',
  'engine/io/places/s3/s3Place.ts: NextContinuationToken': 'the protocol of S3',
  'engine/io/places/s3/s3Place.ts: continuation-token': 'the protocol of S3',
  'engine/io/platform/readEvents.ts: sinceId': "a parameter of the platform's Storage API",
  'server/service/matching/schemaPart.ts: maxItems': 'a keyword of JSON schema',
};

describe('the names of paging fields', () => {
  it('stand as texts in the table alone', () => {
    const found = textsIn(known).filter(({ file, text }) => namesName(text, weighing.test(file)));
    assert.deepEqual(
      found.map(({ file, text }) => `${file}: ${text}`),
      Object.keys(otherMeanings),
    );
  });

  it('stand as patterns in the table alone', () => {
    const found = regularExpressionsIn(known).flatMap(({ file, written }) => {
      const name =
        written && nameIn(new RegExp(written.source, written.flags.replace(/[gy]/g, '')), weighing.test(file));
      return name === undefined ? [] : [`${file}: ${written?.source} has ${name}`];
    });
    assert.deepEqual(found, []);
  });
});

function namesName(text: string, isStrict: boolean): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 1) return words.filter((word) => sure.has(word) && word.length > 6).length > 1;
  if (text.includes('/') || roles.has(text) || ours.has(text) || (!isStrict && ofFormat.has(text))) return false;
  const name = plainName(text);
  return sure.has(name) && (isStrict || name.length >= minLength);
}

function nameIn(pattern: RegExp, isStrict: boolean): string | undefined {
  const names = isStrict ? [...sure] : [...sure].filter((name) => !ofFormat.has(name) && name.length >= minLength);
  return names.find((name) => {
    const whole = (text: string) => pattern.exec(text)?.some((part) => part === text) === true;
    return (
      whole(name) && !whole([...name].reverse().join('')) && !whole('qzx'.repeat(name.length).slice(0, name.length))
    );
  });
}

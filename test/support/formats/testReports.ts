import type {
  TestedCase,
  TestedCheck,
  TestedConfiguration,
  TestPlace,
  TestReport,
} from '../../../engine/faces/testing.ts';

/** A place in a file. */
export function placeIn(file: string, line = 3, column = 5): TestPlace {
  return { file, line, column, endLine: line, endColumn: column + 4 };
}

/** A check of the rows of a table, which passed unless something else is said. */
export function checkOf(part: Partial<TestedCheck> = {}): TestedCheck {
  return { title: 'users: 1 row or more', code: 'test.rows', outcome: 'passed', ...part };
}

/** A check that failed, at its place. */
export function failedCheck(part: Partial<TestedCheck> = {}): TestedCheck {
  const place = placeIn('users.tests/empty/expect.json');
  return checkOf({ outcome: 'failed', message: 'The table has no rows.', place, ...part });
}

/** A case with these checks, of which the worst is its outcome. */
export function caseOf(name: string, checks: TestedCheck[], part: Partial<TestedCase> = {}): TestedCase {
  const has = (outcome: TestedCheck['outcome']) => checks.some((check) => check.outcome === outcome);
  const outcome = has('error') ? 'error' : has('failed') ? 'failed' : 'passed';
  return { name, folder: `users.tests/${name}`, outcome, durationMs: 12, checks, ...part };
}

/** A report on one configuration, and on others. */
export function reportOf(cases: TestedCase[], ...others: TestedConfiguration[]): TestReport {
  return { configurations: [{ config: 'users.extractor.json', cases }, ...others], durationMs: 1_234 };
}

/** Texts that an API or an author may write, and how a reader of XML gets them: as they are, but for what XML forbids. */
export const hostileTexts: readonly (readonly [title: string, text: string, inXml: string])[] = [
  ['the end of a section', 'a ]]> b', 'a ]]> b'],
  ['marks of XML', '<b a="1" c=\'2\'>&amp; & </b>', '<b a="1" c=\'2\'>&amp; & </b>'],
  ['a comment', '<!-- a --> <?b?>', '<!-- a --> <?b?>'],
  ['a reference to a forbidden sign', '&#0;&#x1b;', '&#0;&#x1b;'],
  ['a colour of a terminal', 'a\u001b[31mb', 'a\\u001b[31mb'],
  ['a zero and a bell', 'a\u0000b\u0007', 'a\\u0000b\\u0007'],
  ['control signs of C1', 'a\u0085b\u009bc', 'a\u0085b\u009bc'],
  ['half a sign', 'a\ud800b\udc00', 'a\\ud800b\\udc00'],
  ['what is no sign', 'a\ufffeb\uffff', 'a\\ufffeb\\uffff'],
  ['bars of a table', 'a | b \\| c', 'a | b \\| c'],
  ['lines', 'a\nb\r\nc\rd\u2028e', 'a\nb\r\nc\rd\u2028e'],
  ['tabs', 'a\tb', 'a\tb'],
  ['a picture of several signs', '👩‍💻 🐴', '👩‍💻 🐴'],
  ['what turns the direction', 'a\u202eb\u2066c', 'a\u202eb\u2066c'],
  ['a link and HTML', '[a](http://b.c) <img src=x onerror=y>', '[a](http://b.c) <img src=x onerror=y>'],
  ['a command of a build server', '::error::a\n##[error]b', '::error::a\n##[error]b'],
  ['a very long text', 'long '.repeat(20_000), 'long '.repeat(20_000)],
];

/** A report that has a text wherever the user or the API can put one. */
export function hostileReport(text: string): TestReport {
  const cause = placeIn(text);
  const check = failedCheck({ title: text, message: text, place: placeIn(text), cause });
  const cases = [caseOf(text, [check, failedCheck({ title: text, message: text })], { folder: text })];
  return { configurations: [{ config: text, cases }], durationMs: 1 };
}

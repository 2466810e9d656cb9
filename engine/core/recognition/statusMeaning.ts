import { wordsOf } from './wordsOf.ts';

/** The meaning of a text or a code for a request. */
export type StatusMeaning = 'fine' | 'failed' | 'unfinished' | 'partial' | 'nothing-found';

const records = 'results?|records?|data|rows?|items?|contents?|matches|entries|pages?|documents?|hits?|objects?|more';
const afterNothing =
  'found|available|returned|matche?[sd]?|matching|exists?|left|remaining|for|to|in|on|with|that|at|here';
/** Things that a request needs, rather than lists. */
const needed =
  'credentials|permissions|keys|tokens|licen[cs]es|subscriptions|shards|servers|hosts|workers|nodes|routes|columns|fields|indexes|indices|access';
/** Sentences about the end of a list or an empty one, on plain words. "Account not found" is not one. */
const nothing = new RegExp(
  [
    '^(no|zero|nothing|empty|not found|none found|no match|no content)$',
    `^(there (is|are|were) |sorry )?(no|zero|0) ((more|further|other|matching|such|new) )?(\\w+ )?(${records})( ((were|was|are|is|have been|could be) )?(${afterNothing})\\b.*)?$`,
    `^(there (are|were) |sorry )?(no|zero|0) ((?!found)\\w+ ){0,3}(?!(${needed})\\b)\\w*[^su]s (were |are |have been |could be )?found( (for|in|on|with|that|at|here|matching)\\b.*)?$`,
    `^(the )?(requested )?(${records}) (were |was )?not found$`,
    `^(the |this )?(requested )?(${records}) (does|do|did)( not|n t) exist( any ?more)?$`,
    '^(an |the )?empty (result|results|result set|list|page|data|dataset)( (returned|found))?$',
    '^(you (have |ve )?)?(already )?reached (the )?((last|final) page|end( of (the )?(results?|list|pages?|data|records?))?)$',
    '^nothing (was |were )?(more |else )?(found|left|returned|to)',
    '^(end of|beyond the|past the) (last |end )?(of )?(the )?(results?|list|pages?|data|stream|records?)',
    '^(the )?(requested )?page( number)?( \\d+)? (is |was )?(out of (range|bounds)|beyond|past|after)\\b',
    '^(this is |that was )?(the )?(last|final) page( reached)?$',
  ].join('|'),
);
const notFailed = /^(no|0|zero|without) (error|errors|failure|failures|problem|problems|exception|exceptions)\b/;
const failed = new Set(
  'error errors err fail failed failure fails failing invalid unauthorized unauthorised forbidden denied rejected refused exception abort aborted timeout unavailable throttled throttling ratelimited ratelimit exceeded nok notok ng ko bad fault crashed expired overloaded unknownerror unsuccessful'.split(
    ' ',
  ),
);
const failedPhrases =
  /\b(rate limit(ed|ing)?|timed out|too many|over (query|quota|rate) limit|over limit|not ok|not allowed|not authori[sz]ed|quota|try again)\b/;
const unfinished = new Set(
  'running pending processing queued started starting scheduled waiting accepted building inprogress created unfinished'.split(
    ' ',
  ),
);
const partly = new Set('partial partially incomplete truncated partialsuccess degraded'.split(' '));
const fine = new Set(
  'ok okay success successful successfully succeeded fine done complete completed finished end ended ready last final true yes good valid active normal none null nil undefined na eof'.split(
    ' ',
  ),
);
const neutral = new Set(
  'the a request query search operation call command job was is has been api all data with http'.split(' '),
);

/** The meaning of a text about the result of a request; undefined if it has none. */
export function meaningOfText(text: string): StatusMeaning | undefined {
  const all = wordsOf(text);
  const line = all.join(' ');
  if (line === '' || line === 'n a' || notFailed.test(line)) return 'fine';
  if (nothing.test(line)) return 'nothing-found';
  if (/^in progress\b|\bnot (ready|finished|complete)\b/.test(line)) return 'unfinished';
  if (all.some((word) => partly.has(word))) return 'partial';
  if (failedPhrases.test(line) || all.some((word) => failed.has(word))) return 'failed';
  if (all.some((word) => unfinished.has(word))) return 'unfinished';
  return isFine(all) ? 'fine' : undefined;
}

function isFine(all: readonly string[]): boolean {
  return (
    all.some((word) => fine.has(word)) && all.every((word) => fine.has(word) || neutral.has(word) || /^\d+$/.test(word))
  );
}

/** The meaning of a number about the result of a request: an HTTP status, or 0 for none. */
export function meaningOfCode(code: number): StatusMeaning | undefined {
  if (code === 0 || (code >= 200 && code < 300 && code !== 202 && code !== 206)) return 'fine';
  if (code === 404) return undefined;
  return Number.isInteger(code) && code >= 400 && code < 600 ? 'failed' : undefined;
}

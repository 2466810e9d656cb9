import type { Question } from './measureAnswers.ts';
import { percentile } from './percentile.ts';
import type { ServerFigures } from './serverFigures.ts';

/** One figure of the language server that the project wants to reach, at its largest configuration. */
export interface ServerTarget {
  text: string;
  /** The most that is allowed. */
  limit: number;
  measure(own: ServerFigures, bare: ServerFigures): number;
}

export const serverTargets: readonly ServerTarget[] = [
  { text: 'completion: p95 ÷ bare', limit: 1.5, measure: ratioOf('completion', 0.95) },
  { text: 'hover: p95 ÷ bare', limit: 1.5, measure: ratioOf('hover', 0.95) },
  { text: 'change to diagnostics: p50 ÷ bare', limit: 2, measure: ratioOf('diagnostics', 0.5) },
  { text: 'change to diagnostics: p95 ÷ bare', limit: 2, measure: ratioOf('diagnostics', 0.95) },
  {
    text: 'start to first diagnostics: p50 ÷ bare',
    limit: 1.3,
    measure: (own, bare) => percentile(own.start, 0.5) / percentile(bare.start, 0.5),
  },
  { text: 'heap after 200 edits ÷ after 20', limit: 1.2, measure: ({ heap }) => heap.afterMany / heap.afterFew },
];

function ratioOf(question: Question, share: number): ServerTarget['measure'] {
  return (own, bare) => percentile(own.answers[question], share) / percentile(bare.answers[question], share);
}

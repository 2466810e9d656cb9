import type { Answers } from './measureAnswers.ts';
import type { Heap } from './measureHeap.ts';

/** The measurements of one server with configurations of one size. */
export interface ServerFigures {
  jobs: number;
  bytes: number;
  contender: string;
  answers: Answers;
  start: number[];
  heap: Heap;
}

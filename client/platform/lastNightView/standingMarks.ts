import type { Standing } from '../lastNight/lastNightMessages.ts';

interface Mark {
  icon: string;
  word: string;
  /** The class that gives it its colour. */
  kind: string;
  /** Whether somebody has to look at it. */
  isBad?: true;
}

/** Each standing as an icon and a word, so that nothing depends on its colour. */
export const standingMarks: Record<Standing, Mark> = {
  incomplete: { icon: 'warning', word: 'incomplete', kind: 'incomplete', isBad: true },
  failed: { icon: 'error', word: 'failed', kind: 'failed', isBad: true },
  error: { icon: 'debug-disconnect', word: 'not judged', kind: 'failed', isBad: true },
  warning: { icon: 'info', word: 'warned', kind: 'incomplete', isBad: true },
  unknown: { icon: 'question', word: 'unknown', kind: 'unknown' },
  complete: { icon: 'pass', word: 'complete', kind: 'complete' },
  running: { icon: 'sync', word: 'running', kind: 'running' },
  never: { icon: 'circle-outline', word: 'never ran', kind: 'unknown' },
};

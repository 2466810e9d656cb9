import { countText } from '../../../engine/core/text/countText.ts';
import type { RunScope } from './runScope.ts';

/** How a run is called in a title: the file, and the part of it where it is not the whole. */
export function scopeTitle(fileName: string, scope: RunScope): string {
  const parts = [
    scope.job === undefined ? [] : [`job "${scope.job}"`],
    scope.firstPage ? ['first page'] : [],
    scope.maxPages === undefined ? [] : [`up to ${countText(scope.maxPages, 'page')}`],
    scope.testRun ? ['test run'] : [],
    scope.recorded ? ['recorded pages'] : [],
  ].flat();
  return parts.length === 0 ? fileName : `${fileName} (${parts.join(', ')})`;
}

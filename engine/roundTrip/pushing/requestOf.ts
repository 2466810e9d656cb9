import { configurationPath, configurationsPath, rowPath } from '../../core/platform/storagePaths.ts';
import type { PushRequest } from './configurationPush.ts';
import type { PushStep } from './pushStep.ts';

const methods: Record<PushStep['kind'], PushRequest['method']> = {
  create: 'POST',
  update: 'PUT',
  'create-row': 'POST',
  'update-row': 'PUT',
  'remove-row': 'DELETE',
};

/** The request of a step, without what it sends. */
export function requestOf(step: PushStep): PushRequest {
  const { kind, changes, places } = step;
  return { method: methods[kind], path: `/${pathOf(step).map(encodeURIComponent).join('/')}`, changes, places };
}

function pathOf(step: PushStep): string[] {
  if (step.kind === 'create') return configurationsPath(step.at);
  if (step.kind === 'update') return configurationPath(step.at);
  if (step.kind === 'create-row') return [...configurationPath(step.at), 'rows'];
  return rowPath({ ...step.at, row: step.row });
}

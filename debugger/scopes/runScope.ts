import { textRow } from '../variables/variable.ts';
import type { Scope } from './scope.ts';

/** The run as a whole. */
export const runScope: Scope = {
  name: 'Run',
  opensAt: ['iteration'],
  rows({ stack, config, requests: { asked, sent, kept }, frame }) {
    const iterations = config.iterations.length;
    const rows = [
      textRow('now', stack.moment?.kind, 'at'),
      iterations > 1 ? textRow('iteration', `${stack.iteration} of ${iterations}`) : undefined,
      textRow('requests', asked),
      textRow('sent to the API', sent),
      kept > 0 ? textRow('answered by kept responses', `the next ${kept}`) : undefined,
      textRow('records of this job', frame?.records, 'total'),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

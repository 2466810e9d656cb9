import { defaultMaxJobRequests } from '@pagewright/engine/debugging';
import { countText } from '@pagewright/engine/text/countText';
import { textRow } from '../variables/variable.ts';
import type { Scope } from './scope.ts';
import { verdictRow } from './verdictRow.ts';

export const runScope: Scope = {
  name: 'Run',
  opensAt: ['iteration'],
  rows(scene) {
    const { stack, config, requests, frame } = scene;
    const { asked, sent, kept } = requests;
    const iterations = config.iterations.length;
    const rows = [
      textRow('now', stack.moment?.kind, 'at'),
      iterations > 1 ? textRow('iteration', `${stack.iteration} of ${iterations}`) : undefined,
      textRow('requests', asked),
      textRow('sent to the API', sent),
      kept > 0 ? textRow('from kept responses', `the next ${kept}`) : undefined,
      textRow('records of this job', frame?.records, 'total'),
      textRow('limit of one paging', countText(defaultMaxJobRequests, 'request')),
      verdictRow('verdict if it ended here', frame?.end?.verdict ?? frame?.decided?.verdict(), scene),
    ];
    return rows.filter((row) => row !== undefined);
  },
};

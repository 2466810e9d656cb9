import assert from 'node:assert/strict';
import path from 'node:path';
import { createProgram } from '../../../cli/createProgram.ts';
import { kubernetesExamples, readExampleJobs } from '../../support/kubernetesExamples.ts';

describe('The examples for Kubernetes', () => {
  for (const file of kubernetesExamples) {
    for (const args of readExampleJobs(file).flatMap(({ commands }) => commands)) {
      it(`${path.basename(file)} calls ${args.join(' ')}, which the command line understands`, async () => {
        const program = createProgram();
        let isReached = false;
        for (const verb of program.commands) {
          verb.action(() => {
            isReached = verb.name() === args[0];
          });
        }
        await program.parseAsync(args, { from: 'user' });
        assert.ok(isReached);
      });
    }
  }
});

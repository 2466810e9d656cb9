import { installServers } from '../test/s3/support/installServers.ts';
import { endWith } from '../test/support/stageResult.ts';
import { build } from './build.ts';
import { mocha, runStage } from './lib/runStage.ts';

// npm run test:s3: places and published runs on real S3 servers
await build();
installServers();
const { output, passed, failures } = await runStage({ name: 's3', command: mocha('test/s3/**/*.test.ts') });
console.log(output.trimEnd());
endWith({ passed, failures: failures.map((line) => line.replace(/^✖ /, '')) }, 'npm run test:s3');

import { createProgram } from './createProgram.ts';
import { exitCodeOf } from './exitCodeOf.ts';
import { surviveClosedOutput } from './surviveClosedOutput.ts';

surviveClosedOutput();
// Node would print the stack, and end with 1, the code of user errors.
process.on('uncaughtException', (error) => process.exit(exitCodeOf(error)));
createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = exitCodeOf(error);
  });

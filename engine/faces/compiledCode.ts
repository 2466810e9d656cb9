// Keeps compiled code, so that the next start is faster; for each bundle to have itself, since it is called before the engine is loaded.
export { keepCompiledCode } from '../io/node/keepCompiledCode.ts';

// Compiled code that is kept for a faster start. Each bundle has a copy, called before the engine is loaded.
export { keepCompiledCode } from '../io/node/keepCompiledCode.ts';

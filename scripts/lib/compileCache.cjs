const { enableCompileCache, getCompileCacheDir } = require('node:module');

// Keeps the compiled TypeScript sources for the other stages, their threads and their programs.
enableCompileCache?.();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir?.();

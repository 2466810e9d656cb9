const { enableCompileCache, getCompileCacheDir } = require('node:module');

// What Node makes of the TypeScript sources is kept for the other stages, their threads and their programs.
enableCompileCache?.();
process.env.NODE_COMPILE_CACHE ??= getCompileCacheDir?.();

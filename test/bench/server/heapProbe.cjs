// Loaded into a server before anything of its own: answers on the channel of the parent process how much of the heap is
// in use after everything that nobody needs is gone.
process.on('message', () => {
  // Twice, because what a first collection frees may hold on to more.
  globalThis.gc();
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
process.channel.unref();

// Loaded into every measured process with --require: writes its peak memory, in kB, where PEAK_MEMORY_FILE says.
// Plain CommonJS: it costs each of them the same fraction of a millisecond.
const { writeFileSync } = require('node:fs');

process.on('exit', () => writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS)));

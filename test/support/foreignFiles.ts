import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';

type Plant = [title: string, plant: (file: string, tooLarge: number) => void, reason: RegExp];

const onUnix: Plant[] = [
  ['a link to an endless device', (file) => symlinkSync('/dev/zero', file), /not a regular file/],
  ['a pipe that nobody writes to', (file) => void execFileSync('mkfifo', [file]), /not a regular file/],
  ['links in a loop', (file) => symlinkSync(file, file), /links form a loop/],
];

/**
 * Things that somebody may put in the place of a file, and why it is not read. The size is one byte more than a kind
 * may have.
 */
export const plants: Plant[] = [
  ...(process.platform === 'win32' ? [] : onUnix),
  ['a folder', (file) => void mkdirSync(file), /it is a folder/],
  [
    'a file that is too large',
    (file, size) => {
      writeFileSync(file, '{');
      truncateSync(file, size);
    },
    /larger than \d+ MB/,
  ],
];

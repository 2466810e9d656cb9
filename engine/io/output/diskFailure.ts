const reasons = new Map([
  ['EACCES', 'this user has no permission to write there'],
  ['EPERM', 'this user has no permission to write there'],
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'the file would be larger than one may be there'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a file with that name is in the way'],
  ['ENOTEMPTY', 'a folder with that name is in the way'],
  ['EISDIR', 'a folder with that name is in the way'],
  ['ELOOP', 'its symbolic links form a loop'],
  ['EBUSY', 'it is in use, or another disk is mounted there'],
  ['EXDEV', 'a part of it is on another disk'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['EIO', 'the disk failed'],
  ['EMFILE', 'too many files are open'],
  ['ENFILE', 'too many files are open'],
]);

/** The reason for a failure of the disk, for a sentence; undefined for other errors. */
export function diskFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return reasons.get(code) ?? ('syscall' in error ? `the system reports ${code}` : undefined);
}

/** The reason for a missing folder of a run, which creates its folders: it was removed, or a link is broken. */
export function missingFolder(error: unknown): string | undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? 'a folder in its path is missing' : undefined;
}

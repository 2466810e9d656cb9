/** Addresses of the project, for those who have only a package. */
export interface PublicAddresses {
  homepage: string;
  bugs: string;
  /** Pages of the files of the repository, and the raw files. */
  pages: string;
  files: string;
}

/** The address of the project in `package.json`, absent if it has no public one. */
export interface PublicProject {
  repository?: string | { url: string };
}

/** The addresses that follow from `repository` in `package.json`, the only setting of the project's address. */
export function publicAddresses({ repository }: PublicProject): PublicAddresses | undefined {
  if (repository === undefined) return undefined;
  const url = typeof repository === 'string' ? repository : repository.url;
  const project = url.replace(/^git\+/, '').replace(/(\.git)?\/?$/, '');
  return {
    homepage: `${project}#readme`,
    bugs: `${project}/issues`,
    pages: `${project}/blob/HEAD`,
    files: `${project}/raw/HEAD`,
  };
}

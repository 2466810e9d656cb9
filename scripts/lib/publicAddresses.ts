/** The addresses of the project, for those who have it only as a package. */
export interface PublicAddresses {
  homepage: string;
  bugs: string;
  /** Where the files of the repository are pages, and where they are as they are. */
  pages: string;
  files: string;
}

/** The part of `package.json` that says where the project is: nothing while it has no public address. */
export interface PublicProject {
  repository?: string | { url: string };
}

/** What follows from `repository` in `package.json`, the one place where the address of the project is set. */
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

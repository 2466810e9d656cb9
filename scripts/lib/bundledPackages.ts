export interface BundledPackage {
  /** Relative to the root, with forward slashes. */
  folder: string;
  name: string;
  files: string[];
}

/** The folder and the name of a package, and the rest of the path of one of its files. */
const inPackage = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\/./;

/** The packages in the `metafile` of the bundler, by name. */
export function bundledPackages(inputs: Iterable<string>): BundledPackage[] {
  const packages = new Map<string, BundledPackage>();
  for (const input of inputs) {
    // A style sheet may name a font with a query.
    const file = input.replace(/\?.*$/, '');
    const [, folder = '', name = ''] = inPackage.exec(file) ?? [];
    if (folder === '') continue;
    const found = packages.get(folder) ?? { folder, name, files: [] };
    packages.set(folder, found);
    found.files.push(file);
  }
  return [...packages.values()].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

function key({ name, folder }: BundledPackage): string {
  return `${name} ${folder}`;
}

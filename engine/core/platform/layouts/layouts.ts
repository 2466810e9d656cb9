import type { LayoutName } from '../link.ts';
import type { Layout } from './layout.ts';

/** All layouts by their names. */
export declare const layouts: Readonly<Record<LayoutName, Layout>>;
/** The layout of a folder: that of the tool whose manifest is there, else our own. Takes the text of the manifest. */
export declare function layoutOf(manifest: string | undefined): Layout;

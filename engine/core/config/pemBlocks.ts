/** One part of a PEM text: what its label says it is, and the whole of it with both marker lines. */
export interface PemBlock {
  label: string;
  text: string;
}

/** The blocks of a PEM text in their order. What stands between them is comment, as the format allows. */
export function pemBlocks(pem: string): PemBlock[] {
  const blocks = pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----[^-]*(?:-(?!----)[^-]*)*-----END \1-----/g);
  return [...blocks].map(([text, label = '']) => ({ label, text }));
}

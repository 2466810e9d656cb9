/** One block of a PEM text: its label, and its full text with both marker lines. */
export interface PemBlock {
  label: string;
  text: string;
}

/** The blocks of a PEM text in order. The format allows comments between them. */
export function pemBlocks(pem: string): PemBlock[] {
  const blocks = pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----[^-]*(?:-(?!----)[^-]*)*-----END \1-----/g);
  return [...blocks].map(([text, label = '']) => ({ label, text }));
}

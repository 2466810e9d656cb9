/** Whether bytes begin with the two magic numbers and the only method of gzip. JSON never does. */
export function isGzip([first, second, method]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b && method === 8;
}

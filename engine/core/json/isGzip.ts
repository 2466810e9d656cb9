/** Whether bytes begin as gzip does: its two numbers, and the only method that it has. JSON never does. */
export function isGzip([first, second, method]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b && method === 8;
}

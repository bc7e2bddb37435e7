import { open } from 'node:fs/promises'

/** Takes a path and a number of bytes; returns that much of the file's beginning, less where it ends before. */
export async function readHead(path: string, bytes: number): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
  return buffer.subarray(0, bytesRead)
}

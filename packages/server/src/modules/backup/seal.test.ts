import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { opened, sealed } from './seal.ts'

const KEY = 'a key of thirty-two characters!!'

async function* pieces(bytes: Buffer, size = 70_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const seal = (bytes: Buffer) => buffer(sealed(KEY, pieces(bytes)))
const open = (bytes: Buffer, key = KEY) => buffer(opened(key, pieces(bytes, 999_983)))

test.each([0, 1, 1024 * 1024, 1024 * 1024 + 1, 3_500_000])('%s bytes come back as they were', async (size) => {
  const plain = randomBytes(size)
  const closed = await seal(plain)
  if (size > 1) expect(closed.includes(plain.subarray(0, 100))).toBe(false)
  expect((await open(closed)).equals(plain)).toBe(true)
})

const FRAME = 5 + 1024 * 1024 + 16

test('nothing that was changed, moved, cut or sealed with another key opens', async () => {
  const closed = await seal(randomBytes(3_000_000))
  const changed = Buffer.from(closed)
  changed[2_000_000] = (changed[2_000_000] ?? 0) ^ 1
  const [first, second] = [closed.subarray(24, 24 + FRAME), closed.subarray(24 + FRAME, 24 + 2 * FRAME)]
  const moved = Buffer.concat([closed.subarray(0, 24), second, first, closed.subarray(24 + 2 * FRAME)])
  const skipped = Buffer.concat([closed.subarray(0, 24), second, closed.subarray(24 + 2 * FRAME)])
  for (const wrong of [changed, moved, skipped]) await expect(open(wrong)).rejects.toThrow('does not open')
  for (const cut of [closed.subarray(0, 24 + FRAME), closed.subarray(0, -1), closed.subarray(0, 10)])
    await expect(open(cut)).rejects.toThrow(/too early|no backup/)
  await expect(open(closed, KEY.toUpperCase())).rejects.toThrow('does not open')
})

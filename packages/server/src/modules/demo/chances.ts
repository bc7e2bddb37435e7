import { createHash } from 'node:crypto'

/** Takes what something of the demo is named by; returns eight numbers from 0 to below 1, always the same for the same name. */
export function chancesOf(name: string): readonly number[] {
  const bytes = createHash('sha256').update(name).digest()
  return Array.from({ length: 8 }, (_, at) => bytes.readUInt16BE(at * 2) / 65_536)
}

/** Takes a list and a chance; returns what stands there. */
export const pick = <T>(list: readonly T[], chance: number): T | undefined => list[Math.floor(chance * list.length)]

import { Maskito } from '@maskito/core'
import { type MaskName, MASKS } from './masks.ts'

/** Takes an input and its mask's name; keeps what was typed before, and answers what ends it. */
export function startMask(input: HTMLInputElement, name: MaskName): () => void {
  const mask = new Maskito(input, MASKS[name])
  return () => mask.destroy()
}

import { Maskito } from '@maskito/core'
import { type MaskName, maskOptions } from './masks.ts'

/** Takes an input and its mask's name; keeps what was typed before, and returns what ends it. */
export function startMask(input: HTMLInputElement, name: MaskName): () => void {
  const mask = new Maskito(input, maskOptions(name))
  return () => mask.destroy()
}

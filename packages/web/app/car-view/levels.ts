import { isDataSaver } from './data-saver.ts'

/** What is known about the device before anything is loaded. */
export interface Device {
  readonly hasWebGl: boolean
  readonly isDataSaver: boolean
  readonly isCoarse: boolean
  /** Gigabytes, where the browser says so. */
  readonly memory: number | null
}

export type Level = 'full' | 'light'

/** Takes the device; returns how fine a model it gets: phones, small memory and data savers the light one. */
export const levelFor = ({ isCoarse, memory, isDataSaver }: Device): Level =>
  isCoarse || isDataSaver || (memory !== null && memory < 4) ? 'light' : 'full'

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export function thisDevice(): Device {
  return {
    hasWebGl: typeof WebGL2RenderingContext !== 'undefined',
    isDataSaver: isDataSaver(),
    isCoarse: matchMedia('(pointer: coarse)').matches,
    memory: navigator.deviceMemory ?? null,
  }
}

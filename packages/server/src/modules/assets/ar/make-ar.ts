import { Worker } from 'node:worker_threads'
import type { ArFormat } from '@volante/domain/car/ar-model'
import type { ArPaint } from './painted-car.ts'

/** Another one where the same car would become another file. */
export const AR_VERSION = 2

/** A model's compressed geometry, and what becomes of it. */
export interface ArWish extends ArPaint {
  readonly bytes: Uint8Array
  /** The same of what it wears. */
  readonly fittings: readonly Uint8Array[]
  readonly format: ArFormat
}

/** Takes geometry, look, paint and format; returns the file for a phone. Half a second of work, in a thread of its own. */
export function makeAr(wish: ArWish): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./ar-thread.ts', import.meta.url), {
      workerData: wish,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    thread.once('message', resolve).once('error', reject)
    thread.once('exit', () => reject(new Error('the thread ended without a file')))
  })
}

import { type MessagePort, parentPort } from 'node:worker_threads'
import { facesIn } from './tiny-detector.ts'
import { tinyWeights } from './tiny-weights.ts'

interface Asked {
  readonly pixels: Uint8Array
  readonly there: MessagePort
}

/** The thread: pixels in, faces out through the port that came with them. */
const weights = tinyWeights()

parentPort?.on('message', ({ pixels, there }: Asked) => {
  there.postMessage(facesIn(pixels, weights))
  there.close()
})

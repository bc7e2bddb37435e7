import { MessageChannel, Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { Face, FaceDetector } from './provider.ts'
import { INPUT_SIZE } from './tiny-detector.ts'

const TIMEOUT_MS = 15_000
/** An unused thread gives its memory back. */
const IDLE_MS = 60_000
const MOST_WAITING = 30
const MOST_PIXELS = 50e6

/**
 * Finds faces on this machine, without network, in one thread that starts with the first photo and ends when none came
 * for a minute. Photos are looked at one after the other; more than 30 waiting are refused.
 */
export function builtInFaces(): FaceDetector {
  let worker: Worker | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const close = (): void => {
    void worker?.terminate()
    worker = null
  }
  const look = async (pixels: Uint8Array): Promise<Face[]> => {
    clearTimeout(idle)
    worker ??= startThread()
    try {
      return await askThread(worker, pixels)
    } catch (error) {
      close()
      throw error
    } finally {
      idle = setTimeout(close, IDLE_MS)
      idle.unref()
    }
  }
  return {
    async detect(image) {
      if (waiting >= MOST_WAITING) throw new Error('too many photos are waiting for the face detector')
      waiting += 1
      try {
        const turn = last.then(() => lookTwice(image, look))
        last = turn.catch(() => {})
        return { faces: await turn }
      } finally {
        waiting -= 1
      }
    },
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./detector-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.unref()
  return worker
}

function askThread(worker: Worker, pixels: Uint8Array): Promise<Face[]> {
  return new Promise((answer, fail) => {
    const { port1: here, port2: there } = new MessageChannel()
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      worker.off('error', failed).off('exit', ended)
      here.close()
      settle()
    }
    const failed = (error: Error): void => end(() => fail(error))
    const ended = (): void => failed(new Error('the face detector ended'))
    const timer = setTimeout(() => failed(new Error('the face detector took too long')), TIMEOUT_MS)
    here.once('message', (faces: Face[]) => end(() => answer(faces)))
    worker.once('error', failed).once('exit', ended)
    worker.postMessage({ pixels, there }, [there])
  })
}

/** A face that fills the photo is seen better from farther away: where nobody is found it is looked at once more, smaller. */
async function lookTwice(image: Uint8Array, look: (pixels: Uint8Array) => Promise<Face[]>): Promise<Face[]> {
  for (const side of [INPUT_SIZE, Math.round(INPUT_SIZE * 0.6)]) {
    const { pixels, scale } = await squareOf(image, side)
    const faces = await look(pixels)
    if (faces.length > 0) return faces.map((face) => scaled(face, scale))
  }
  return []
}

/** The photo, its longer side so long, in the upper left of the square the detector looks at. */
async function squareOf(image: Uint8Array, side: number): Promise<{ pixels: Uint8Array; scale: number }> {
  const photo = sharp(image, { limitInputPixels: MOST_PIXELS })
  const { width, height } = await photo.metadata()
  const { data, info } = await photo
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extend({ right: INPUT_SIZE - info.width, bottom: INPUT_SIZE - info.height, background: '#000' })
    .raw()
    .toBuffer()
  return { pixels, scale: Math.max(width, height) / side }
}

const scaled = ({ score, box }: Face, scale: number): Face => ({
  score,
  box: { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
})

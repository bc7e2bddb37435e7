import { SCAN } from '@volante/domain/scan/scan-settings'
import type { Frame } from './read-codes.ts'

export interface Readers {
  /** Null while all are busy: this picture is left out. */
  read(frame: Frame): Promise<readonly string[]> | null
  close(): void
}

interface Thread {
  readonly worker: Worker
  isBusy: boolean
}

/** Threads that read pictures: one to begin with, another whenever all are busy, as many as are allowed. */
export function openReaders(): Readers {
  const threads: Thread[] = []
  return {
    read(frame) {
      const free = threads.find(({ isBusy }) => !isBusy) ?? begun(threads)
      return free ? readIn(free, frame) : null
    },
    close: () => threads.splice(0).forEach(({ worker }) => worker.terminate()),
  }
}

function begun(threads: Thread[]): Thread | null {
  if (threads.length >= SCAN.workers) return null
  const worker = new Worker(new URL('./read-frame.worker.ts', import.meta.url), { type: 'module' })
  const thread = { worker, isBusy: false }
  threads.push(thread)
  return thread
}

function readIn(thread: Thread, frame: Frame): Promise<readonly string[]> {
  const { worker } = thread
  thread.isBusy = true
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.isBusy = false
      worker.onmessage = worker.onerror = null
    }
    worker.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      end()
      resolve(data)
    }
    worker.onerror = () => {
      end()
      reject(new Error('The reader of codes could not be loaded'))
    }
    worker.postMessage(frame, [frame.data.buffer])
  })
}

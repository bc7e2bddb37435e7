import { prepareZXingModule } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type Frame, readCodes } from './read-codes.ts'

// From our own build: the library would fetch it from a public address.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  readCodes(data).then(
    (texts) => postMessage(texts),
    () => postMessage([]),
  )
})

import { plainWords } from '@volante/domain/review/plain-words'

/** A film being written down while it is shown. */
export interface Recording {
  /** Takes over what the canvas shows now: in the same task in which it was drawn. */
  readonly frame: () => void
  /** Returns the film; null where nothing came of it. */
  readonly end: () => Promise<File | null>
  readonly drop: () => void
}

interface RecordOptions {
  readonly source: HTMLCanvasElement
  /** Whose colours are the film's. */
  readonly stage: HTMLElement
  /** Written below the car. */
  readonly title: string
}

const [WIDTH, HEIGHT] = [1280, 720]
const FRAMES_A_SECOND = 30
const BITS_A_SECOND = 8_000_000
/** The best known first. */
const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm']

const typeHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((type) => MediaRecorder.isTypeSupported(type))

/** Takes a canvas; returns what writes down its film, null where the browser cannot. */
export function startRecording({ source, stage, title }: RecordOptions): Recording | null {
  const type = typeHere()
  const canvas = document.createElement('canvas')
  const sheet = canvas.getContext('2d', { alpha: false })
  if (!type || !sheet || typeof canvas.captureStream !== 'function') return null
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const stream = canvas.captureStream(FRAMES_A_SECOND)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_A_SECOND })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && pieces.push(data)))
  const stopped = new Promise<void>((done) => {
    recorder.addEventListener('stop', () => done(), { once: true })
    recorder.addEventListener('error', () => done(), { once: true })
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  const draw = drawer(sheet, source, stage, title)
  draw()
  recorder.start(1000)
  return {
    frame: draw,
    drop: stop,
    async end() {
      stop()
      await stopped
      const [kind = ''] = type.split(';')
      return pieces.length > 0
        ? new File(pieces, `${plainWords(title).join('-').slice(0, 60)}.${kind.replace('video/', '')}`, { type: kind })
        : null
    },
  }
}

/** Background, car and title, in the stage's colours as they are now. */
function drawer(sheet: CanvasRenderingContext2D, source: HTMLCanvasElement, stage: HTMLElement, title: string) {
  const style = getComputedStyle(stage)
  const [surface, horizon] = ['--stage-surface', '--stage-horizon'].map((name) => style.getPropertyValue(name).trim())
  const ground = sheet.createLinearGradient(0, 0, 0, HEIGHT)
  for (const [at, colour] of [
    [0, surface],
    [0.62, horizon],
    [1, surface],
  ] as const)
    if (colour) ground.addColorStop(at, colour)
  const font = `600 30px ${style.fontFamily}`
  return () => {
    sheet.fillStyle = ground
    sheet.fillRect(0, 0, WIDTH, HEIGHT)
    const scale = Math.min(WIDTH / source.width, HEIGHT / source.height)
    const [wide, high] = [source.width * scale, source.height * scale]
    sheet.drawImage(source, (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high)
    sheet.font = font
    sheet.fillStyle = style.color
    sheet.fillText(title, 48, HEIGHT - 44, WIDTH - 96)
  }
}

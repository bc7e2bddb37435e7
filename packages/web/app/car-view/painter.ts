import type { Engine } from './engine/start-engine.ts'
import { frameAddress, frameAt, neighbours, type ViewFiles } from './files.ts'
import type { Pose } from './pose.ts'

/** Shows the car from a pose, in one way or another. */
export type Painter = (pose: Pose, coarser: number) => void

/** Takes the engine; returns what draws with it and counts on the canvas how often it did. */
export function modelPainter({ draw, canvas }: Engine): Painter {
  return (pose, coarser) => {
    draw(pose, coarser)
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1)
  }
}

/** Takes the place of the pictures of a turn; returns what shows the nearest one and loads those beside it. */
export function framePainter(image: HTMLImageElement, files: ViewFiles, colorCode: string): Painter {
  const seen = new Set<string>()
  const load = (frame: number) => {
    const address = frameAddress(files, frame, colorCode)
    if (!address || seen.has(address)) return
    seen.add(address)
    new Image().src = address
  }
  return ({ azimuth, zoom }) => {
    const frame = frameAt(azimuth)
    const address = frameAddress(files, frame, colorCode)
    if (address && image.getAttribute('src') !== address) image.src = address
    image.style.scale = String(zoom)
    for (const next of neighbours(frame)) load(next)
  }
}

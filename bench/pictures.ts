import type { CarPictures } from '@volante/contract/assets'
import { assetAddress, carImagePath, type ImageFormat, type ImageSize } from '@volante/domain/car/car-image'
import { rawInterleave } from './raw-load.ts'
import { startBare } from './servers.ts'
import type { Line } from './table.ts'

const FORMATS: readonly ImageFormat[] = ['webp', 'avif']
const COLORS = 5

/** Pictures of cars: how long one nobody has asked for takes to make, and how fast one is served that is in memory. */
export async function measurePictures(url: string, barePort: number): Promise<Line[]> {
  const car = await carWithPictures(url)
  const lines: Line[] = []
  for (const format of FORMATS) {
    lines.push(await measureMaking(url, car, 'extraLarge', format, '≤ 120 ms'))
    if (shown(car).isHighDensity) lines.push(await measureMaking(url, car, 'highDensity', format, ''))
    lines.push(await measureMaking(url, car, 'large', format, ''))
    lines.push(await measureServing(url, barePort, addressOf(car, car.colors[0] ?? '', 'extraLarge', format)))
  }
  return lines
}

interface Car extends CarPictures {
  /** Codes in lower case. */
  readonly colors: readonly string[]
}

async function carWithPictures(url: string): Promise<Car> {
  const { models } = (await (await fetch(`${url}/api/assets/pictures`)).json()) as { models: CarPictures[] }
  const car = models.find(({ looks }) => looks.some(({ views }) => views.length > 0))
  if (!car) throw new Error('no model has pictures')
  const listed = await fetch(`${url}/api/assets/cars/${car.slug}.infinity.json`)
  const { assets } = (await listed.json()) as { assets: { name: string }[] }
  // From inside the code is a coating's.
  const codes = assets.flatMap(({ name }) => /\/front34\/([^/]+)-1280x1280\.webp$/.exec(name)?.[1] ?? [])
  return { ...car, colors: [...new Set(codes)].slice(0, COLORS) }
}

/** What is measured of a car, and whether there is a picture of the largest size of it. */
function shown({ looks }: Car) {
  const {
    name: look = '',
    views: [view = ''] = [],
    highDensityViews = [],
  } = looks.find(({ views }) => views.length > 0) ?? {}
  return { look, view, isHighDensity: highDensityViews.includes(view) }
}

function addressOf(car: Car, colorCode: string, size: ImageSize, format: ImageFormat): string {
  const { look, view } = shown(car)
  const made = carImagePath({ model: car.slug, look, view, colorCode, size, format })
  if (!('path' in made)) throw new Error('no picture')
  return assetAddress(made.path, car.version)
}

/** The first one has its layers read too, the median of the others is of colours tried on after it. */
async function measureMaking(url: string, car: Car, size: ImageSize, format: ImageFormat, aim: string): Promise<Line> {
  const took: number[] = []
  for (const color of car.colors) {
    const began = performance.now()
    const answer = await fetch(url + addressOf(car, color, size, format))
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    await answer.arrayBuffer()
    took.push(performance.now() - began)
  }
  const [first = 0, ...others] = took
  const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? first
  return {
    name: `picture made, ${size} ${format}`,
    value: `${first.toFixed(0)} ms, next colours ${median.toFixed(0)} ms`,
    limit: '',
    ratio: '',
    aim,
  }
}

async function measureServing(url: string, barePort: number, address: string): Promise<Line> {
  const bytes = (await (await fetch(url + address)).arrayBuffer()).byteLength
  const bare = await startBare(barePort, bytes)
  const [ours = 0, limit = 1] = await rawInterleave([{ url: url + address }, { url: bare.url }])
  await bare.stop()
  return {
    name: `picture, kept (${(bytes / 1024).toFixed(0)} KB)`,
    value: `${Math.round(ours)}/s`,
    limit: `${Math.round(limit)}/s node:http`,
    ratio: (ours / limit).toFixed(2),
    aim: '≥ 0.60',
  }
}

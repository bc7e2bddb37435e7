import type { Box } from './geo.ts'
import type { LonLat } from './places.ts'
import type { Country } from '../vocabulary.ts'
import { NEIGHBOURS, OWN } from './outline-data.ts'

type Ring = readonly LonLat[]

const ring = (text: string): Ring =>
  text.split(',').map((pair): LonLat => {
    const [lon, lat] = pair.split(' ')
    return [Number(lon), Number(lat)]
  })

/** Outlines of the countries for the dealer map: enough to recognise, never to measure. */
export const outlines: Readonly<Record<Country, readonly Ring[]>> = { BR: OWN.BR.map(ring), AR: OWN.AR.map(ring) }

/** What lies around a country: the other one and the rest of the continent. */
const around: Readonly<Record<Country, readonly Ring[]>> = {
  BR: [...outlines.AR, ...NEIGHBOURS.map(ring)],
  AR: [...outlines.BR, ...NEIGHBOURS.map(ring)],
}

/** A drawing area: what is shown of the globe, and its size in units of the drawing. */
export interface Frame {
  box: Box
  width: number
  height: number
}

/** How far north a latitude lies on a Mercator map, in degrees of longitude. */
const northing = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/** Takes a box in degrees and a width, returns the frame that shows it undistorted. */
export function frameOf(box: Box, width: number): Frame {
  const tall = northing(box.north) - northing(box.south)
  return { box, width, height: Math.round((width * tall) / (box.east - box.west)) }
}

/** Takes a point and a frame, returns where it is drawn: x to the right, y downwards; outside the frame for points outside its box. */
export function project([lon, lat]: LonLat, { box, width, height }: Frame): readonly [x: number, y: number] {
  const x = ((lon - box.west) / (box.east - box.west)) * width
  const y = ((northing(box.north) - northing(lat)) / (northing(box.north) - northing(box.south))) * height
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

const pathOf = (rings: readonly Ring[], frame: Frame): string =>
  rings.map((points) => closedPath(points.map((point) => project(point, frame)))).join('')

/** Steps from point to point, which take half the room of the places themselves. */
function closedPath([first = [0, 0], ...rest]: readonly (readonly [number, number])[]): string {
  let [x, y] = first
  const steps = rest.map(([toX, toY]) => {
    const step = [toX - x, toY - y].map((way) => way.toFixed(1).replace('.0', '').replace(/\b0\./, '.')).join(' ')
    ;[x, y] = [toX, toY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ')}Z`.replaceAll(' -', '-')
}

/** Takes a country and a frame, returns the outline as the path of an SVG. */
export const outlinePath = (country: Country, frame: Frame): string => pathOf(outlines[country], frame)

/** Takes a country and a frame, returns what lies around it, as far as the frame shows any of it. */
export function aroundPath(country: Country, frame: Frame): string {
  const margin = frame.width / 4
  const isNear = (points: Ring) =>
    points.some((point) => {
      const [x, y] = project(point, frame)
      return x > -margin && x < frame.width + margin && y > -margin && y < frame.height + margin
    })
  return pathOf(around[country].filter(isNear), frame)
}

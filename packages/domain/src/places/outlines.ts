import type { Box } from './geo.ts'
import type { LonLat } from './places.ts'
import type { Country } from '../vocabulary.ts'

/** Rough outlines of the countries for the dealer map, drawn by hand: enough to recognise, never to measure. */
type Ring = readonly LonLat[]

/** "longitude latitude, …" in degrees. */
const ring = (text: string): Ring =>
  text.split(',').map((pair): LonLat => {
    const [lon, lat] = pair.trim().split(' ')
    return [Number(lon), Number(lat)]
  })

const brazil = ring(`
  -60.2 5.2, -59.8 4.4, -59.5 3.9, -59.9 2.9, -59.7 1.8, -58.9 1.3, -57.3 1.95, -56 1.85, -55.9 2.3,
  -54.6 2.35, -52.9 2.2, -51.7 4.1, -51.1 3.9, -50.5 1.9, -49.9 1.1, -50.3 0.2, -48.6 -0.2, -47.9 -0.6,
  -47.3 -0.6, -46 -1.1, -44.9 -1.5, -44.2 -2.4, -43.4 -2.3, -41.9 -2.75, -40.3 -2.8, -38.5 -3.6, -37.2 -4.6,
  -36.6 -5, -35.4 -5.05, -35.1 -5.8, -34.78 -7.1, -34.8 -8.1, -35.5 -9.6, -36.3 -10.5, -37 -11.1, -37.9 -12.6,
  -38.4 -13.05, -38.9 -14, -38.9 -15.8, -39.1 -17.6, -39.6 -19, -40 -20, -40.7 -21.3, -40.95 -22, -41.9 -23,
  -43.2 -23.1, -44.6 -23.4, -45.4 -23.9, -46.3 -24.1, -47.8 -25.1, -48.4 -25.9, -48.4 -27.2, -48.6 -28.5,
  -49.7 -29.4, -50.2 -30.4, -51.2 -31.6, -52 -32.3, -52.6 -33.2, -53.4 -33.75, -53.5 -32.7, -54.2 -31.9,
  -55 -31.3, -56 -31.05, -57.6 -30.2, -56.8 -29.1, -55.9 -28.3, -54.9 -27.6, -53.85 -27.15, -53.7 -26.2,
  -54 -25.6, -54.6 -25.6, -54.35 -24.1, -55.4 -23.98, -55.8 -22.3, -57.95 -22.1, -57.95 -20.8, -58.15 -20.2,
  -57.6 -18.2, -58.4 -17.2, -58.4 -16.3, -60.2 -16.25, -60.3 -15.1, -60.5 -13.8, -61.8 -13.5, -63 -12.7,
  -64.4 -12.45, -65.4 -11.4, -65.4 -9.8, -66.6 -9.95, -68.1 -10.75, -68.8 -11.1, -69.6 -11, -70.65 -11,
  -70.6 -9.5, -72.3 -9.95, -73.2 -9.4, -74 -7.5, -73.1 -6.5, -72.95 -5.2, -71.9 -4.5, -70 -4.35, -69.4 -1.1,
  -70.05 0.55, -69.2 0.65, -69.85 1.7, -68.2 1.8, -67.2 2.2, -66.9 1.2, -65.5 0.75, -63.4 2.15, -64.2 4.1,
  -62.9 3.65, -61.9 4.2, -60.9 4.7
`)

const argentina = ring(`
  -66.3 -21.8, -65.2 -22.1, -64.5 -22.75, -63.9 -21.99, -62.8 -21.99, -61 -23.8, -59.4 -24.5, -57.6 -25.25,
  -58.1 -26.6, -58.6 -27.25, -56.9 -27.4, -56.1 -27.25, -55.4 -26.9, -54.75 -26.5, -54.6 -25.55, -53.7 -25.75,
  -53.7 -26.95, -54.8 -27.55, -55.9 -28.3, -57 -29.5, -57.65 -30.3, -57.9 -31.4, -58.1 -32.9, -58.35 -34,
  -58.3 -34.55, -57.2 -35.2, -57.1 -36, -56.65 -36.4, -57.4 -38, -58.7 -38.6, -61 -39.05, -62 -39, -62 -40.4,
  -62.7 -41.1, -64.9 -40.8, -65.1 -41.6, -63.6 -42.2, -63.6 -42.8, -64.9 -43, -65.1 -44, -65.5 -45,
  -67.3 -45.8, -67.5 -46.4, -65.8 -47.2, -65.8 -47.9, -67.5 -49.2, -67.7 -50, -68.9 -50.5, -68.9 -51.65,
  -68.4 -52.35, -71.9 -52, -72.35 -50.7, -73.4 -49.5, -72.4 -48, -71.9 -46.8, -71.7 -45.2, -71.85 -44,
  -71.95 -42, -71.95 -40.3, -71.3 -38.8, -71.1 -36.5, -70.3 -34.8, -69.9 -33.2, -70.4 -31.8, -69.95 -30,
  -69.7 -28.5, -68.4 -26.9, -68.5 -25.2, -67.35 -24, -67.1 -22.8
`)

const tierraDelFuego = ring(`
  -68.6 -52.7, -68.6 -54.88, -66.6 -55.03, -65.2 -54.65, -66.5 -54.1, -67.6 -53.7, -68.1 -53.2
`)

export const outlines: Readonly<Record<Country, readonly Ring[]>> = {
  BR: [brazil],
  AR: [argentina, tierraDelFuego],
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

/** Takes a country and a frame, returns the outline as the path of an SVG. */
export function outlinePath(country: Country, frame: Frame): string {
  const drawn = (points: Ring) => `M${points.map((point) => project(point, frame).join(' ')).join('L')}Z`
  return outlines[country].map(drawn).join('')
}

import { boundingBox } from '@volante/domain/places/geo'
import { aroundPath, type Frame, frameOf, outlinePath, outlines, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import { labelsOf, type MapName } from './map-labels.ts'
import { OutlineMap } from './OutlineMap.tsx'

const WIDTH = 480
const WORLD = { west: -180, south: -85, east: 180, north: 85 }

/** The frame that shows the whole country. */
export const countryFrame = (country: Country, width = WIDTH) =>
  frameOf(boundingBox(outlines[country].flat()) ?? WORLD, width)

interface CountryMapProps {
  readonly country: Country
  readonly points: readonly LonLat[]
  /** Named as far as there is room, the first ones first. */
  readonly cities?: readonly MapName[]
  readonly label: string
  readonly pointSize?: number
  /** The land alone, without what lies around it. */
  readonly isBare?: boolean
}

/** A tall country is drawn smaller. */
const sizeOf = ({ width, height }: Frame): number => Math.max(width, height * 0.75) / 38

/** A picture: the list beside it leads to the same places. */
export function CountryMap({ country, points, cities = [], label, pointSize = 4, isBare = false }: CountryMapProps) {
  const frame = countryFrame(country)
  const edge = isBare ? 4 : 28
  const labelSize = sizeOf(frame)
  const drawn = [...new Set(points.map((point) => project(point, frame).map(Math.round).join(' ')))]
  return (
    <OutlineMap
      label={label}
      viewBox={`${-edge} ${-edge} ${frame.width + 2 * edge} ${frame.height + 2 * edge}`}
      regions={[{ id: country, name: '', path: outlinePath(country, frame) }]}
      around={isBare ? undefined : aroundPath(country, frame)}
      labels={labelsOf(cities, points, frame, labelSize, { edge })}
      labelSize={labelSize}
      pointSize={pointSize}
      points={drawn.map((place) => {
        const [x = 0, y = 0] = place.split(' ').map(Number)
        return { id: place, name: '', x, y }
      })}
    />
  )
}

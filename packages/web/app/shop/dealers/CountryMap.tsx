import { boundingBox } from '@volante/domain/places/geo'
import { frameOf, outlinePath, outlines, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import { useSite } from '../../shell/root-data.ts'
import { OutlineMap } from '../../ui/data/OutlineMap.tsx'

const WIDTH = 480
const WORLD = { west: -180, south: -85, east: 180, north: 85 }

/** The frame that shows the whole country. */
export const countryFrame = (country: Country, width = WIDTH) =>
  frameOf(boundingBox(outlines[country].flat()) ?? WORLD, width)

interface CountryMapProps {
  readonly points: readonly LonLat[]
  readonly label: string
  /** These are what was looked for, not merely everything. */
  readonly isActive?: boolean
  readonly pointSize?: number
}

/** A picture: the list beside it leads to the same places. */
export function CountryMap({ points, label, isActive = false, pointSize = 4 }: CountryMapProps) {
  const { country } = useSite()
  const frame = countryFrame(country)
  const edge = 8
  const drawn = [...new Set(points.map((point) => project(point, frame).map(Math.round).join(' ')))]
  return (
    <OutlineMap
      label={label}
      viewBox={`${-edge} ${-edge} ${frame.width + 2 * edge} ${frame.height + 2 * edge}`}
      regions={[{ id: country, name: '', path: outlinePath(country, frame) }]}
      pointSize={pointSize}
      points={drawn.map((place) => {
        const [x = 0, y = 0] = place.split(' ').map(Number)
        return { id: place, name: '', x, y, isActive }
      })}
    />
  )
}

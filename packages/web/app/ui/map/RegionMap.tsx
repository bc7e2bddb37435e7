import { type Box, roomyBox } from '@volante/domain/places/geo'
import { aroundPath, frameOf, outlinePath, project } from '@volante/domain/places/outlines'
import type { Country } from '@volante/domain/vocabulary'
import { labelsOf, type MapName } from './map-labels.ts'
import { OutlineMap } from './OutlineMap.tsx'

const WIDTH = 480
const LABEL_SIZE = 13
const MOST_NAMES = 14
/** Degrees: a single place is seen with its neighbours. */
const LEAST = 4

interface RegionMapProps {
  readonly country: Country
  /** What was looked for: of two in one town the last one says where its name stands. */
  readonly places: readonly MapName[]
  /** Of these as many as lie in between are drawn and named where there is room. */
  readonly towns: readonly MapName[]
  readonly label: string
}

const isIn = ({ west, south, east, north }: Box, { at: [lon, lat] }: MapName): boolean =>
  lon > west && lon < east && lat > south && lat < north

/** The part of a country that some places are in. */
export function RegionMap({ country, places, towns, label }: RegionMapProps) {
  const box = roomyBox(
    places.map(({ at }) => at),
    LEAST,
  )
  if (!box) return null
  const frame = frameOf(box, WIDTH)
  const seats = [...new Map(places.map((place) => [place.name, place])).values()]
  const others = towns.filter((town) => isIn(box, town) && seats.every(({ name }) => name !== town.name))
  const points = [...others, ...places].map(({ at }) => at)
  return (
    <OutlineMap
      label={label}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      around={aroundPath(country, frame)}
      regions={[{ id: country, name: '', path: outlinePath(country, frame) }]}
      labels={labelsOf([...seats, ...others], points, frame, LABEL_SIZE, { most: MOST_NAMES })}
      labelSize={LABEL_SIZE}
      points={points.map((point, at) => {
        const [x, y] = project(point, frame)
        return { id: String(at), name: '', x, y, isActive: at >= others.length }
      })}
    />
  )
}

import type { DealerArea, DeskDealer } from '@volante/contract/dealers'
import { type Box, boundingBox, convexHull, roomyBox } from '@volante/domain/places/geo'
import { aroundPath, type Frame, frameOf, outlinePath, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import { useTexts } from '../../texts/texts.tsx'
import { labelsOf } from '../../ui/map/map-labels.ts'
import { OutlineMap } from '../../ui/map/OutlineMap.tsx'

const WIDTH = 480
const LABEL_SIZE = 14
/** How far around its cities an area is drawn, so that one of a single city is seen too. */
const REACH = 7
const DIRECTIONS = Array.from({ length: 12 }, (_, at) => (at / 12) * 2 * Math.PI)

function pathOf(outline: readonly LonLat[], frame: Frame): string {
  const around = outline.flatMap((corner) => {
    const [x, y] = project(corner, frame)
    return DIRECTIONS.map((angle): LonLat => [x + REACH * Math.cos(angle), y + REACH * Math.sin(angle)])
  })
  return `M${convexHull(around)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`
}

function middleOf(outline: readonly LonLat[]): LonLat | undefined {
  const box = boundingBox(outline)
  return box && [(box.west + box.east) / 2, (box.south + box.north) / 2]
}

const isIn = ({ west, south, east, north }: Box, [lon, lat]: LonLat): boolean =>
  lon > west && lon < east && lat > south && lat < north

interface AreaMapProps {
  readonly area: DealerArea
  readonly dealer: Pick<DeskDealer, 'dealerCode' | 'country'>
}

/** A picture of an area between those of the brand around it; the table beside it says the same. */
export function AreaMap({ area, dealer: { dealerCode, country } }: AreaMapProps) {
  const { t } = useTexts()
  const { code, name, outline, dealers, neighbours } = area
  const box = roomyBox(outline)
  if (!box) return null
  const frame = frameOf(box, WIDTH)
  const others = neighbours.map((one) => ({ id: one.code, name: one.name, path: pathOf(one.outline, frame) }))
  const names = neighbours.flatMap((one) => {
    const at = middleOf(one.outline)
    return at && isIn(box, at) ? [{ name: one.name, at }] : []
  })
  return (
    <OutlineMap
      label={t('resources.dealers.areaMap', { name, code, count: neighbours.length })}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      around={aroundPath(country, frame)}
      regions={[
        { id: country, name: '', path: outlinePath(country, frame) },
        ...others,
        { id: code, name, path: pathOf(outline, frame), isActive: true },
      ]}
      points={dealers.map((one) => {
        const [x, y] = project(one.at, frame)
        return { id: one.dealerCode, name: one.name, x, y, isActive: one.dealerCode === dealerCode }
      })}
      labels={labelsOf(
        names,
        dealers.map((one) => one.at),
        frame,
        LABEL_SIZE,
      )}
      labelSize={LABEL_SIZE}
    />
  )
}

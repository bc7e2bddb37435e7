import type { LonLat } from '@volante/domain/places/places'
import { marks } from '../../enhance/marks.ts'
import type { Town } from '../../places/towns.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { PIN, RingMap } from '../../ui/map/RingMap.tsx'
import type { DealerRow } from './dealer-rows.ts'
import css from './SurroundingsMap.module.css'

interface SurroundingsMapProps {
  readonly middle: LonLat
  /** What the picture shows, in words. */
  readonly label: string
  readonly dealers?: readonly DealerRow[]
  readonly towns: readonly Town[]
}

/** More would hide each other; the list has them all. */
const MOST_PINS = 15

/** Answers 204 where no map of streets is set. */
const STREETS = '/api/maps/streets/style.json'

/** What lies around a place, the dealers numbered as in the list; dealers.part.ts marks the one pointed at, and streets take its place where a map of them is set. */
export function SurroundingsMap({ middle, label, dealers = [], towns }: SurroundingsMapProps) {
  const { country } = useSite()
  const { t, number } = useTexts()
  const shown = dealers.slice(0, MOST_PINS)
  return (
    <div className={css.place}>
      <RingMap
        country={country}
        middle={middle}
        places={shown.map(({ at }) => at)}
        towns={towns}
        nameOf={(km) => t('dealers.km', { distance: number(km) })}
        className={css.map}
        aria-label={label}
        {...marks({
          streets: STREETS,
          at: middle.join(),
          'zoom-in': t('dealers.zoomIn'),
          'zoom-out': t('dealers.zoomOut'),
        })}
      >
        {(pins) =>
          pins.map(({ x, y }, at) => (
            <g key={shown[at]?.code} className={css.pin} {...marks({ pin: shown[at]?.code, at: shown[at]?.at.join() })}>
              <circle cx={x} cy={y} r={PIN} />
              <text x={x} y={y}>
                {at + 1}
              </text>
            </g>
          ))
        }
      </RingMap>
    </div>
  )
}

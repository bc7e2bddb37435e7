import { marks } from '../../enhance/marks.ts'
import { outlinePath, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { countryFrame } from './CountryMap.tsx'
import type { DealerRow } from './dealer-rows.ts'
import { surroundings } from '@volante/domain/places/surroundings'
import css from './SurroundingsMap.module.css'

interface SurroundingsMapProps {
  readonly middle: LonLat
  readonly name: string
  readonly dealers: readonly DealerRow[]
}

/** More would hide each other; the list has them all. */
const MOST_PINS = 15

/** Answers 204 where no map of streets is set. */
const STREETS = '/api/maps/streets/style.json'

/** Rings of distance around the visitor, the dealers numbered as in the list, and where in the country all this is; dealers.part.ts marks the one pointed at, and streets take its place where a map of them is set. */
export function SurroundingsMap({ middle, name, dealers }: SurroundingsMapProps) {
  const { t, number } = useTexts()
  const shown = dealers.slice(0, MOST_PINS)
  const { size, centre, rings, pins } = surroundings(
    middle,
    shown.map(({ at }) => at),
  )
  return (
    <div className={css.place}>
      <svg
        className={css.map}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('dealers.map', { count: shown.length, place: name })}
        {...marks({
          streets: STREETS,
          at: middle.join(),
          'zoom-in': t('dealers.zoomIn'),
          'zoom-out': t('dealers.zoomOut'),
        })}
      >
        {rings.toReversed().map(({ km, radius }) => (
          <g key={km}>
            <circle cx={centre} cy={centre} r={radius} className={css.ring} />
            <text x={centre} y={centre + radius - 8} className={css.label}>
              {t('dealers.km', { distance: number(km) })}
            </text>
          </g>
        ))}
        <Inset middle={middle} size={size} />
        <circle cx={centre} cy={centre} r={7} className={css.middle} />
        {pins.map(({ x, y }, at) => (
          <g key={shown[at]?.code} className={css.pin} {...marks({ pin: shown[at]?.code, at: shown[at]?.at.join() })}>
            <circle cx={x} cy={y} r={15} />
            <text x={x} y={y}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

const INSET = 92

function Inset({ middle, size }: { readonly middle: LonLat; readonly size: number }) {
  const { country } = useSite()
  const frame = countryFrame(country, country === 'BR' ? INSET : INSET * 0.55)
  const [x, y] = project(middle, frame)
  return (
    <g transform={`translate(4 ${size - frame.height - 4})`}>
      <path d={outlinePath(country, frame)} className={css.country} />
      <circle cx={x} cy={y} r={4} className={css.middle} />
    </g>
  )
}

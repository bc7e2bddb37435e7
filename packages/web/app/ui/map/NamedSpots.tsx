import { drawnLabels } from './map-labels.ts'
import css from './NamedSpots.module.css'

interface Spot {
  readonly x: number
  readonly y: number
}

interface NamedSpotsProps {
  /** The first ones are named first. */
  readonly spots: readonly (Spot & { readonly name: string })[]
  /** Middles of what no name may lie on. */
  readonly taken: readonly Spot[]
  /** Width of the drawing. */
  readonly width: number
}

const SIZE = 13
const MOST_NAMES = 14

/** Points all over a pin, whose middle alone a name would not leave free. */
const areaOf = ({ x, y }: Spot) =>
  [
    [x, y],
    [x - 12, y],
    [x + 12, y],
    [x, y - 10],
    [x, y + 10],
  ] as const

/** Places of a drawn map as small dots, for the eye alone, named as far as there is room. */
export function NamedSpots({ spots, taken, width }: NamedSpotsProps) {
  const names = spots.map(({ name, x, y }) => ({ name, at: [x, y] as const }))
  const dots = [...names.map(({ at }) => at), ...taken.flatMap(areaOf)]
  return (
    <g aria-hidden="true" className={css.spots}>
      {spots.map(({ name, x, y }) => (
        <circle key={`${name} ${x} ${y}`} cx={x} cy={y} r={2.5} />
      ))}
      {drawnLabels(names, { dots, width, size: SIZE, most: MOST_NAMES }).map(({ x, y, anchor, text }) => (
        <text key={`${text} ${x}`} x={x} y={y} textAnchor={anchor} fontSize={SIZE}>
          {text}
        </text>
      ))}
    </g>
  )
}

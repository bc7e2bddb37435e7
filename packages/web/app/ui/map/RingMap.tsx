import { outlinePath, project } from '@volante/domain/places/outlines'
import type { LonLat } from '@volante/domain/places/places'
import { type Surroundings, surroundings } from '@volante/domain/places/surroundings'
import type { Country } from '@volante/domain/vocabulary'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { countryFrame } from './CountryMap.tsx'
import type { MapName } from './map-labels.ts'
import { NamedSpots } from './NamedSpots.tsx'
import css from './RingMap.module.css'

type Pins = Surroundings['pins']

interface RingMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  readonly country: Country
  readonly middle: LonLat
  /** Where pins stand; without any the towns say how far the map reaches. */
  readonly places?: readonly LonLat[]
  /** Nearest first. */
  readonly towns: readonly (MapName & { readonly isLarge: boolean })[]
  readonly nameOf: (km: number) => string
  /** Takes where the pins are drawn; returns them. */
  readonly children?: (pins: Pins) => ReactNode
}

/** Radius of a pin in the drawing's units. */
export const PIN = 15

/** Rings of distance around a place, what lies in them, and where in the country all this is. */
export function RingMap({ country, middle, places = [], towns, nameOf, children, className, ...svg }: RingMapProps) {
  const { size, centre, rings, pins, spots } = surroundings(
    middle,
    places,
    towns.map(({ at }) => at),
  )
  const names = rings.map(({ km, radius }) => ({ km, radius, x: centre, y: ringNameAt(radius, centre, pins) }))
  return (
    <svg {...svg} className={classes(css.map, className)} viewBox={`0 0 ${size} ${size}`} role="img">
      {names.toReversed().map(({ km, radius, x, y }) => (
        <g key={km}>
          <circle cx={centre} cy={centre} r={radius} className={css.ring} />
          <text x={x} y={y} className={css.label}>
            {nameOf(km)}
          </text>
        </g>
      ))}
      <NamedSpots spots={within(towns, spots)} taken={[...pins, { x: centre, y: centre }, ...names]} width={size} />
      <Inset country={country} middle={middle} size={size} />
      <circle cx={centre} cy={centre} r={7} className={css.middle} />
      {children?.(pins)}
    </svg>
  )
}

/** Takes a ring's radius; returns on what line its name stands: at the foot of the ring, where a pin lies there at its top. */
function ringNameAt(radius: number, centre: number, pins: Pins): number {
  const isFree = (line: number) =>
    pins.every(({ x, y }) => Math.abs(x - centre) > 2.5 * PIN || Math.abs(y - line) > 1.5 * PIN)
  const [foot, top] = [centre + radius - 8, centre - radius + 18]
  return isFree(foot) ? foot : top
}

/** The towns within the outer ring, the large ones first. */
const within = (towns: RingMapProps['towns'], spots: Surroundings['spots']) =>
  towns
    .flatMap(({ name, isLarge }, at) => {
      const spot = spots[at]
      return spot ? [{ name, isLarge, ...spot }] : []
    })
    .toSorted((a, b) => Number(b.isLarge) - Number(a.isLarge))

const INSET = 92

function Inset({ country, middle, size }: Pick<RingMapProps, 'country' | 'middle'> & { readonly size: number }) {
  const frame = countryFrame(country, country === 'BR' ? INSET : INSET * 0.55)
  const [x, y] = project(middle, frame)
  return (
    <g transform={`translate(4 ${size - frame.height - 4})`}>
      <path d={outlinePath(country, frame)} className={css.country} />
      <circle cx={x} cy={y} r={4} className={css.middle} />
    </g>
  )
}

import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './OutlineMap.module.css'

interface MapRegion {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly isActive?: boolean
  readonly to?: string
}

interface MapPoint {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly isActive?: boolean
  readonly to?: string
}

export interface OutlineMapProps {
  readonly label: string
  readonly viewBox: string
  readonly regions: readonly MapRegion[]
  readonly points?: readonly MapPoint[]
  /** What lies around the regions, for the eye alone; blank where nothing does and the map ends at its edges all the same. */
  readonly around?: string | undefined
  readonly labels?: readonly {
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
    readonly text: string
  }[]
  /** Size of their letters in the drawing's units. */
  readonly labelSize?: number
  /** Radius of a point in the drawing's units. */
  readonly pointSize?: number
}

/** Outlines and points without tiles; the list beside it holds the same places, so the map may stay a picture. */
export function OutlineMap({
  label,
  viewBox,
  regions,
  points = [],
  around,
  labels = [],
  labelSize = 12,
  pointSize = 4,
}: OutlineMapProps) {
  const hasLinks = [...regions, ...points].some((place) => place.to)
  return (
    <svg
      className={classes(css.map, around !== undefined && css.framed)}
      viewBox={viewBox}
      role={hasLinks ? 'group' : 'img'}
      aria-label={label}
    >
      {around ? <path d={around} className={css.around} /> : null}
      {regions.map(({ id, name, path, isActive, to }) => (
        <MapLink key={id} to={to} name={name}>
          <path d={path} className={css.region} data-active={isActive || undefined} />
        </MapLink>
      ))}
      {points.map(({ id, x, y, name, isActive, to }) => (
        <MapLink key={id} to={to} name={name}>
          <circle
            cx={x}
            cy={y}
            r={isActive ? pointSize * 1.5 : pointSize}
            className={css.point}
            data-active={isActive || undefined}
          />
        </MapLink>
      ))}
      {labels.map(({ x, y, anchor, text }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={labelSize}
          className={css.label}
          aria-hidden="true"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

interface MapLinkProps {
  readonly to: string | undefined
  readonly name: string
  readonly children: ReactNode
}

function MapLink({ to, name, children }: MapLinkProps) {
  if (!to) return children
  return (
    <a href={to} aria-label={name} className={css.link}>
      <title>{name}</title>
      {children}
    </a>
  )
}

import { useId } from 'react'
import { BODIES, type BodyName } from './bodies.ts'
import { CarDefs } from './CarDefs.tsx'
import { CarDetails, CarPaint } from './CarBody.tsx'
import { CarWheel } from './CarWheel.tsx'
import { carGeometry } from './geometry.ts'
import type { Finish } from './paint.ts'
import css from './CarSilhouette.module.css'

export interface CarSilhouetteProps {
  readonly body: BodyName
  /** Paint as #rrggbb. */
  readonly paint: string
  readonly finish?: Finish
  /** A second colour for roof and pillars. */
  readonly roofPaint?: string | undefined
  /** Real length and height in millimetres. */
  readonly length?: number | undefined
  readonly height?: number | undefined
  /** Says what is shown; an empty text hides the drawing from assistive technology. */
  readonly label: string
  readonly facing?: 'left' | 'right'
  /** Length in millimetres that would fill the width, so that a line-up is true to scale. */
  readonly fullWidthAt?: number
  readonly className?: string | undefined
}

const MARGIN = 90
const FLOOR = 130

export function CarSilhouette(props: CarSilhouetteProps) {
  const { body, paint, finish = 'solid', roofPaint, length, height, label, facing = 'left', fullWidthAt } = props
  const id = useId()
  const car = carGeometry(BODIES[body], length, height)
  const width = car.length + MARGIN * 2
  const style = fullWidthAt ? { inlineSize: `${((width / (fullWidthAt + MARGIN * 2)) * 100).toFixed(2)}%` } : undefined
  return (
    <svg
      className={[css.car, props.className].filter(Boolean).join(' ')}
      style={style}
      viewBox={`${-MARGIN} -60 ${width} ${Math.round(car.height + 60 + FLOOR)}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <CarDefs id={id} car={car} paint={paint} finish={finish} />
      <g transform={facing === 'right' ? `matrix(-1 0 0 1 ${car.length} 0)` : undefined}>
        {/* A pool in the colour of the ink: deepens the shadow on a light page, lights the floor on a dark one. */}
        <ellipse cx={car.length / 2} cy={car.ground + 4} rx={car.length * 0.56} ry={116} fill={`url(#${id}pool)`} />
        <ellipse cx={car.length / 2} cy={car.ground - 6} rx={car.length * 0.52} ry={88} fill={`url(#${id}floor)`} />
        <CarPaint id={id} car={car} paint={paint} roofPaint={roofPaint} />
        <CarDetails id={id} car={car} paint={paint} />
        {car.wheels.map((wheel) => (
          <CarWheel key={wheel.x} id={id} wheel={wheel} spokes={car.spokes} />
        ))}
      </g>
    </svg>
  )
}

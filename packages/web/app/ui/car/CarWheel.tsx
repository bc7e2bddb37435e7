import type { CarGeometry, Wheel } from './geometry.ts'

interface CarWheelProps {
  readonly id: string
  readonly wheel: Wheel
  readonly spokes: CarGeometry['spokes']
}

/** One spoke of each design in a circle of radius 100, pointing up, and how many there are. */
const SPOKES = {
  five: { count: 5, d: 'M-9 -16L-25 -92Q-12 -97 -5 -97L0 -52L5 -97Q12 -97 25 -92L9 -16Z' },
  ten: { count: 10, d: 'M-5 -18L-9 -96Q0 -99 9 -96L5 -18Z' },
  turbine: { count: 9, d: 'M-4 -18L-22 -93Q-12 -98 2 -98L9 -16Z' },
  steel: { count: 6, d: 'M-11 -18L-21 -92Q0 -99 21 -92L11 -18Z' },
} as const

export function CarWheel({ id, wheel, spokes }: CarWheelProps) {
  const { count, d } = SPOKES[spokes]
  const rim = wheel.radius * (spokes === 'steel' ? 0.6 : 0.7)
  return (
    <g transform={`translate(${Math.round(wheel.x)} ${Math.round(wheel.y)})`}>
      <circle r={wheel.radius} fill="#121417" />
      <circle r={wheel.radius - 14} fill="none" stroke="#fff" strokeOpacity=".07" strokeWidth={12} />
      <circle r={rim + 8} fill="#050608" />
      <circle r={rim} fill="#16181b" />
      <circle r={rim * 0.66} fill="#3d434a" />
      <circle r={rim * 0.62} fill="#23272c" />
      <g transform={`scale(${(rim / 100).toFixed(3)})`}>
        <g fill={`url(#${id}rim)`}>
          {Array.from({ length: count }, (_, i) => (
            <path key={i} d={d} transform={`rotate(${(360 / count) * i})`} />
          ))}
          <circle r="19" />
        </g>
        <circle r="96" fill="none" stroke={`url(#${id}rim)`} strokeWidth="7" />
        <circle r="9" fill="#23272c" />
      </g>
    </g>
  )
}

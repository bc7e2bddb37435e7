import type { CarGeometry } from './geometry.ts'
import { type Finish, lightOn } from './paint.ts'

interface Stop {
  readonly at: number
  readonly color: string
  readonly opacity?: number
}

interface FadeProps {
  readonly id: string
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly stops: readonly Stop[]
}

function Fade({ id, from, to, stops }: FadeProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      {stops.map(({ at, color, opacity = 1 }) => (
        <stop key={at} offset={at} stopColor={color} stopOpacity={Number(opacity.toFixed(3))} />
      ))}
    </linearGradient>
  )
}

interface CarDefsProps {
  readonly id: string
  readonly car: CarGeometry
  readonly paint: string
  readonly finish: Finish
}

export function CarDefs({ id, car, paint, finish }: CarDefsProps) {
  const light = lightOn(paint, finish)
  const roofEnd = Math.max(0.05, Math.min(0.5, car.belt / car.sill))
  const vertical = { from: [0, 0], to: [0, car.sill] } as const
  return (
    <defs>
      <clipPath id={`${id}clip`}>
        <path d={car.body} />
      </clipPath>
      <clipPath id={`${id}pane`}>
        <path d={car.glass} />
      </clipPath>
      <Fade
        id={`${id}sky`}
        {...vertical}
        stops={[
          { at: 0, color: '#fff', opacity: light.sky * 1.5 },
          { at: roofEnd * 0.55, color: '#fff', opacity: light.sky * 0.35 },
          { at: roofEnd, color: '#fff', opacity: light.sky * 1.35 },
          { at: roofEnd + 0.16, color: '#fff', opacity: light.sky * 0.4 },
          { at: roofEnd + 0.34, color: '#fff', opacity: 0 },
        ]}
      />
      <Fade
        id={`${id}ground`}
        from={[0, car.belt]}
        to={[0, car.sill]}
        stops={[
          { at: 0.2, color: '#05070a', opacity: light.ground * 0.55 },
          { at: 0.62, color: '#05070a', opacity: light.ground * 0.35 },
          { at: 0.86, color: '#05070a', opacity: light.ground },
          { at: 1, color: '#05070a', opacity: light.ground * 1.5 },
        ]}
      />
      <Fade
        id={`${id}turn`}
        from={[0, 0]}
        to={[car.length, 0]}
        stops={[
          { at: 0, color: '#05070a', opacity: light.shade },
          { at: 0.05, color: '#05070a', opacity: light.shade * 0.45 },
          { at: 0.15, color: '#05070a', opacity: 0 },
          { at: 0.84, color: '#05070a', opacity: 0 },
          { at: 0.95, color: '#05070a', opacity: light.shade * 0.5 },
          { at: 1, color: '#05070a', opacity: light.shade },
        ]}
      />
      <Fade
        id={`${id}edge`}
        {...vertical}
        stops={[
          { at: 0, color: '#fff', opacity: light.edge },
          { at: roofEnd, color: '#fff', opacity: light.edge * 0.8 },
          { at: roofEnd + 0.25, color: '#fff', opacity: 0 },
        ]}
      />
      <Fade
        id={`${id}glass`}
        {...vertical}
        stops={[
          { at: 0, color: '#3c4854' },
          { at: roofEnd * 0.5, color: '#1a222b' },
          { at: roofEnd, color: '#0b0f14' },
        ]}
      />
      <radialGradient id={`${id}floor`}>
        <stop offset="0" stopColor="#05070a" stopOpacity=".62" />
        <stop offset=".55" stopColor="#05070a" stopOpacity=".4" />
        <stop offset=".82" stopColor="#05070a" stopOpacity=".12" />
        <stop offset="1" stopColor="#05070a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}pool`}>
        <stop offset=".4" stopColor="currentColor" stopOpacity=".16" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#eef1f4" />
        <stop offset=".5" stopColor="#b4bac1" />
        <stop offset="1" stopColor="#6d747c" />
      </linearGradient>
    </defs>
  )
}

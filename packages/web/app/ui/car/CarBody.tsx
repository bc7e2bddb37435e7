import type { CarGeometry } from './geometry.ts'

interface CarPartProps {
  readonly id: string
  readonly car: CarGeometry
  readonly paint: string
}

/** Everything that the light models: wells, paint, reflections, glass. */
export function CarPaint({ id, car, paint, roofPaint }: CarPartProps & { readonly roofPaint?: string | undefined }) {
  const [front, rear] = car.wheels
  return (
    <>
      {car.behind.map((d) => (
        <path key={d} d={d} fill="#17191c" />
      ))}
      <path
        d={`M${Math.round(front.x - front.arch * 0.9)} ${Math.round(car.sill - 60)}H${Math.round(rear.x + rear.arch * 0.9)}V${Math.round(car.sill)}L${Math.round(rear.x - rear.arch)} ${Math.round(car.sill + 46)}H${Math.round(front.x + front.arch)}Z`}
        fill="#0c0e10"
      />
      {car.wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.arch} fill="#0a0b0d" />
      ))}
      <path d={car.body} fill={paint} />
      <g clipPath={`url(#${id}clip)`}>
        {roofPaint ? <rect x={0} y={-60} width={car.length} height={car.belt + 48} fill={roofPaint} /> : null}
        <rect x={0} y={-60} width={car.length} height={car.sill + 60} fill={`url(#${id}sky)`} />
        <path d={car.horizon} fill={`url(#${id}ground)`} />
        <rect x={0} y={-60} width={car.length} height={car.sill + 60} fill={`url(#${id}turn)`} />
        <CarCladding car={car} />
        <path d={car.intake} fill="#0c0e10" fillOpacity=".82" />
        <path d={car.crease} fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth={14} />
        <path
          d={car.crease}
          fill="none"
          stroke="#05070a"
          strokeOpacity=".26"
          strokeWidth={22}
          transform="translate(0 18)"
        />
        <path d={car.roof} fill="none" stroke={`url(#${id}edge)`} strokeWidth={34} />
        <path d={car.screen} fill={`url(#${id}glass)`} />
        <path d={car.backlight} fill={`url(#${id}glass)`} />
      </g>
      <path d={car.body} fill="none" stroke="#05070a" strokeOpacity=".2" strokeWidth={7} />
      <path d={car.glass} fill={`url(#${id}glass)`} stroke="#0a0c0f" strokeWidth={14} />
      <g clipPath={`url(#${id}pane)`}>
        <CarReflection car={car} />
        {car.pillars.map((d) => (
          <path key={d} d={d} fill="#08090b" />
        ))}
      </g>
    </>
  )
}

function CarCladding({ car }: { readonly car: CarGeometry }) {
  if (!car.cladding) return null
  const { top, arch } = car.cladding
  return (
    <g fill="#1b1d20">
      <rect x={0} y={top} width={car.length} height={car.sill - top + 20} />
      {car.wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.arch + arch} />
      ))}
      <rect x={0} y={top} width={car.length} height={10} fill="#fff" fillOpacity=".14" />
    </g>
  )
}

/** A slanted strip of sky in the panes. */
function CarReflection({ car }: { readonly car: CarGeometry }) {
  const at = (share: number) => Math.round(car.length * share)
  const low = Math.round(car.belt + 40)
  return (
    <g fill="#fff">
      <path d={`M${at(0.44)} 0H${at(0.52)}L${at(0.42)} ${low}H${at(0.34)}Z`} fillOpacity=".1" />
      <path d={`M${at(0.53)} 0H${at(0.545)}L${at(0.445)} ${low}H${at(0.43)}Z`} fillOpacity=".1" />
      <path d={`M${at(0.72)} 0H${at(0.79)}L${at(0.69)} ${low}H${at(0.62)}Z`} fillOpacity=".08" />
    </g>
  )
}

/** Lines, lamps and fittings. */
export function CarDetails({ id, car, paint }: CarPartProps) {
  return (
    <>
      <g clipPath={`url(#${id}clip)`} fill="none">
        {car.lines.map((d) => (
          <g key={d}>
            <path d={d} stroke="#fff" strokeOpacity=".2" strokeWidth={7} transform="translate(7 4)" />
            <path d={d} stroke="#05070a" strokeOpacity=".62" strokeWidth={8} />
          </g>
        ))}
        <path d={car.taillamp} fill="#8f0f16" stroke="#2a0507" strokeWidth={8} />
        <path
          d={car.taillamp}
          fill="none"
          stroke="#ff5a52"
          strokeOpacity=".75"
          strokeWidth={14}
          strokeDasharray="260 2000"
        />
        <path d={car.headlamp} fill="#20262d" stroke="#0b0d10" strokeWidth={8} />
        <path d={car.headlamp} stroke="#f4f9ff" strokeWidth={20} strokeDasharray="420 3000" />
        {car.wheels.map((wheel) => (
          <circle
            key={wheel.x}
            cx={wheel.x}
            cy={wheel.y}
            r={wheel.arch + 6}
            stroke="#fff"
            strokeOpacity=".16"
            strokeWidth={10}
          />
        ))}
      </g>
      {car.trim.map((d) => (
        <path key={d} d={d} fill="#15171a" />
      ))}
      {car.metal.map((d) => (
        <path key={d} d={d} fill={`url(#${id}rim)`} />
      ))}
      {car.rails ? <path d={car.rails} fill="none" stroke="#16181b" strokeWidth={26} strokeLinejoin="round" /> : null}
      {car.handles.map(({ x, y }) => (
        <g key={x}>
          <rect x={x - 92} y={y - 20} width={184} height={44} rx={22} fill="#05070a" fillOpacity=".28" />
          <rect x={x - 88} y={y - 16} width={176} height={28} rx={14} fill={paint} />
          <rect x={x - 84} y={y - 15} width={168} height={12} rx={6} fill="#fff" fillOpacity=".34" />
        </g>
      ))}
      <g transform={`translate(${Math.round(car.mirror.x)} ${Math.round(car.mirror.y)})`}>
        <path
          d="M-105 -28Q-100 -92 -40 -98L60 -86Q92 -80 92 -48L88 -6Q86 12 60 12L-70 14Q-108 14 -105 -28Z"
          fill={paint}
        />
        <path d="M-105 -28Q-100 -92 -40 -98L60 -86Q92 -80 92 -48L-104 -30Z" fill="#fff" fillOpacity=".24" />
        <path d="M-106 -26L90 -30L88 -6Q86 12 60 12L-70 14Q-108 14 -106 -26Z" fill="#05070a" fillOpacity=".42" />
      </g>
    </>
  )
}

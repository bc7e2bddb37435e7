import { Columns } from '../../ui/layout/Stack.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { CarSilhouette } from '../../ui/car/CarSilhouette.tsx'
import type { BodyName } from '../../ui/car/bodies.ts'
import type { Finish } from '../../ui/car/paint.ts'
import css from './gallery.module.css'
import { Section, Specimen } from './Specimen.tsx'

interface Sample {
  readonly body: BodyName
  readonly length: number
  readonly height: number
  readonly paint: string
  readonly finish: Finish
  readonly roof?: string
}

const RANGE: readonly Sample[] = [
  { body: 'city', length: 3632, height: 1527, paint: '#B9D3C6', finish: 'solid' },
  { body: 'hatch', length: 4055, height: 1453, paint: '#1F4E8C', finish: 'metallic' },
  { body: 'sedan', length: 4364, height: 1508, paint: '#C2C5C8', finish: 'metallic' },
  { body: 'suv', length: 4404, height: 1637, paint: '#F7F4EC', finish: 'pearl', roof: '#141414' },
  { body: 'suv-coupe', length: 4427, height: 1545, paint: '#B3131B', finish: 'solid' },
  { body: 'off-road', length: 4334, height: 1839, paint: '#4C5540', finish: 'metallic' },
  { body: 'pickup-compact', length: 4480, height: 1595, paint: '#8E9297', finish: 'solid' },
  { body: 'pickup-large', length: 5916, height: 1971, paint: '#101012', finish: 'pearl' },
  { body: 'van-compact', length: 5309, height: 1935, paint: '#F4F4F4', finish: 'solid' },
  { body: 'van', length: 5998, height: 2522, paint: '#F5F5F5', finish: 'solid' },
  { body: 'minivan', length: 5176, height: 1777, paint: '#55595D', finish: 'metallic' },
]

const PAINTS: readonly (readonly [string, Finish])[] = [
  ['#F4F4F0', 'solid'],
  ['#C2C5C8', 'metallic'],
  ['#141414', 'solid'],
  ['#8E1B22', 'special'],
  ['#1D3F6E', 'metallic'],
  ['#F8F5EE', 'pearl'],
]

export function CarsSection() {
  const { t } = useTexts()
  return (
    <Section id="cars" title={t('gallery.cars')}>
      <Specimen name="CarSilhouette fullWidthAt" isWide>
        <Columns as="ul" role="list" least="300px" gap={[6, 5]} className={css.lineup} aria-label={t('gallery.lineup')}>
          {RANGE.map(({ body, roof, ...car }) => (
            <li key={body}>
              <CarSilhouette {...car} body={body} roofPaint={roof} fullWidthAt={5998} label="" />
              <span className="soft small">{body}</span>
            </li>
          ))}
        </Columns>
      </Specimen>
      {PAINTS.map(([paint, finish]) => (
        <Specimen key={paint} name={`CarSilhouette ${finish}`}>
          <CarSilhouette
            body="hatch"
            paint={paint}
            finish={finish}
            facing="right"
            label={t('gallery.car', { body: `hatch ${finish}` })}
          />
        </Specimen>
      ))}
    </Section>
  )
}

import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { RangeModel } from '../range/range.ts'
import { ReadyList } from '../range/ReadyList.tsx'
import type { ReservableCar } from '../range/reservable.ts'
import css from './SalesHome.module.css'

interface ReadyCarsProps {
  /** Cheapest first. */
  readonly cars: readonly ReservableCar[]
  readonly range: readonly RangeModel[]
}

const SHOWN = 3

/** What can be had today. */
export function ReadyCars({ cars, range }: ReadyCarsProps) {
  const site = useSite()
  const { t } = useTexts()
  if (cars.length === 0) return null
  return (
    <Stack as="section" gap={5} className={`wide ${css.ready}`} aria-labelledby="ready-title">
      <Stack gap={2}>
        <h2 id="ready-title" className="text-36">
          {t('shop.ready.title')}
        </h2>
        <p className="soft">{t('shop.ready.text', { count: cars.length })}</p>
      </Stack>
      <ReadyList cars={cars} range={range} most={SHOWN} />
      <p>
        <a className="tap" href={pathTo(site, 'reserve')}>
          {t('shop.ready.all', { count: cars.length })}
        </a>
      </p>
    </Stack>
  )
}

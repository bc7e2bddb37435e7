import type { Mvs } from '@volante/contract/car-shapes'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import css from './summary.module.css'

/** What the car is, and the day its prices hold. */
export function SummaryFacts({ mvs, day }: { readonly mvs: Mvs; readonly day: string }) {
  const { t, date } = useTexts()
  const { fuelLabels } = useSite()
  const today = date(`${day}T12:00:00Z`)
  const facts = [
    ['engine', mvs.engine],
    ['gear', mvs.gear],
    ['fuel', fuelLabels[mvs.fuel] ?? mvs.fuel],
    ['date', today],
    ['validity', today],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`configurator.fact.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DayRange } from '../../ui/data/DayRange.tsx'
import type { ChosenCar } from './chosen-car.ts'
import css from './showcase.module.css'
import { type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface ToOrderProps {
  readonly chosen: ChosenCar
  readonly query: ShowcaseQuery
}

/** The car as the factory will build it, and when it is there. */
export function ToOrder({ chosen: { car, colors, builds, toOrder }, query }: ToOrderProps) {
  const { t } = useTexts()
  const site = useSite()
  const [built] = builds
  if (!built || !toOrder) return null
  const { earliestOn, latestOn } = toOrder.delivery
  const equipment = built.equipment.length > 0 ? built.equipment.join(', ') : t('checkout.showcase.standard')
  const facts = [
    ['checkout.showcase.color', colors.map(({ name }) => name).join(', ')],
    ['checkout.toOrder.coating', built.coatingName],
    ['checkout.toOrder.equipment', equipment],
    ['checkout.delivery', <DayRange key="days" from={earliestOn} to={latestOn} />],
  ] as const
  const { year, mvsCode, modelSlug: model } = car
  const asked = showcaseQuery(query, { mvsCode, year, dealer: null, place: '', toOrder: false })
  return (
    <section className={css.part} aria-labelledby="to-order-title">
      <h2 id="to-order-title" className="text-18">
        {t('checkout.toOrder.title')}
      </h2>
      <p>{t('checkout.toOrder.text')}</p>
      <dl className={css.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>
        <a href={pathTo(site, 'configurator', { model }, asked)}>{t('checkout.toOrder.change')}</a>
      </p>
    </section>
  )
}

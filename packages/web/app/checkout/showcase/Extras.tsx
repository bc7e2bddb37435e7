import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { PriceLines } from '../../ui/data/PriceLines.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { ChosenCar } from './chosen-car.ts'
import css from './showcase.module.css'
import { type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface ExtrasProps {
  readonly chosen: ChosenCar
  readonly picked: ChosenCar['builds'][number]
  readonly query: ShowcaseQuery
}

/** Accessories and services that go with the car in stock, each to be taken off, and the way to choose more. */
export function Extras({ chosen: { car, extras }, picked, query }: ExtrasProps) {
  const { t } = useTexts()
  const site = useSite()
  const accessories = extras?.accessories ?? []
  const services = extras?.services ?? []
  const { mvsCode, year, modelSlug: model } = car
  const { colorCode, coatingCode, partIds } = picked
  const without = (id: string) =>
    showcaseQuery(query, {
      mvsCode,
      year,
      colorCode,
      coatingCode,
      parts: [...partIds, ...accessories.map((one) => one.id)].filter((one) => one !== id),
      services: services.map((one) => one.id).filter((one) => one !== id),
    })
  const more = { ...without(''), step: 'accessories', dealer: null, place: null, radius: null }
  return (
    <section className={css.part} aria-labelledby="extras-title">
      <h2 id="extras-title" className="text-18">
        {t('checkout.extras.title')}
      </h2>
      <PriceLines
        lines={[...accessories, ...services].map(({ id, name, price }) => ({
          id,
          title: name,
          note: (
            <a href={pathTo(site, 'reserve', null, without(id))} aria-label={t('checkout.extras.remove', { name })}>
              {t('checkout.extras.takeOff')}
            </a>
          ),
          amount: price === 0 ? t('checkout.included') : price,
        }))}
      />
      {extras && extras.refused.length > 0 ? (
        <InlineMessage tone="info">{t('checkout.extras.refused', { names: extras.refused.join(', ') })}</InlineMessage>
      ) : null}
      <p>
        <a href={pathTo(site, 'configurator', { model }, more)}>
          {t(accessories.length + services.length > 0 ? 'checkout.extras.change' : 'checkout.extras.add')}
        </a>
      </p>
    </section>
  )
}

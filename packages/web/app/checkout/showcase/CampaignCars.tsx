import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import type { ShowcaseModel } from './load-showcase.ts'
import type { ShowcaseCar } from './showcase-car.ts'
import css from './showcase.module.css'

/** The cars that can be reserved now, by model: what each version costs, what is left of it, and how little holds it. */
export function CampaignCars({ models }: { readonly models: readonly ShowcaseModel[] }) {
  return (
    <Columns as="ul" least="300px" gap={[8, 6]} role="list">
      {models.map((model) => (
        <li key={model.slug}>
          <Model model={model} />
        </li>
      ))}
    </Columns>
  )
}

function Model({ model }: { readonly model: ShowcaseModel }) {
  const { t, money } = useTexts()
  const site = useSite()
  const { slug, name, drawn, price, cars, campaign, monthly } = model
  return (
    <Stack as="article" gap={1} aria-labelledby={`model-${slug}`}>
      {drawn ? (
        <div className={css.scene}>
          <CarPhoto car={drawn} sizes="(width <= 720px) 100vw, 400px" />
        </div>
      ) : null}
      <h2 id={`model-${slug}`} className="text-22">
        {name}
      </h2>
      <p className="soft small">{t('checkout.showcase.modelYear', { year: String(cars[0]?.year) })}</p>
      <FullPrice price={price} isFrom size="medium" />
      {monthly ? (
        <MonthlyLine
          monthly={monthly}
          href={pathTo(site, 'financing', null, { version: cars[0]?.mvsCode, price: price.amount })}
          car={name}
        />
      ) : null}
      <p className="soft small">{t('checkout.showcase.holdFor', { value: money(campaign.reservationValue, true) })}</p>
      <ul role="list" className={css.versions}>
        {cars.map((car) => (
          <li key={`${car.mvsCode} ${car.year}`}>
            <Version car={car} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Version({ car }: { readonly car: ShowcaseCar }) {
  const { t } = useTexts()
  const { mvsCode, year, versionName, left, price } = car
  return (
    <a href={pathTo(useSite(), 'reserve', null, { version: mvsCode, year })} className={css.build}>
      <span className={css.buildWords}>
        <span>
          {versionName} <span className="soft small">{year}</span>
        </span>
        <span className="soft small">{t('checkout.showcase.count', { count: left })}</span>
      </span>
      <FullPrice price={price} className={css.buildPrice} />
    </a>
  )
}

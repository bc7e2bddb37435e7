import { marks } from '../../enhance/marks.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { SwatchGroup } from '../../ui/choice/SwatchGroup.tsx'
import { CHECKOUT_STEPS } from '../frame/CheckoutFrame.tsx'
import { Builds } from './Builds.tsx'
import { Collect } from './Collect.tsx'
import { Extras } from './Extras.tsx'
import { OrderOffer } from './OrderOffer.tsx'
import { ToOrder } from './ToOrder.tsx'
import { HiddenQuery } from './HiddenQuery.tsx'
import type { ChosenCar as Chosen } from './chosen-car.ts'
import css from './showcase.module.css'
import { type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface ChosenCarProps {
  readonly chosen: Chosen
  readonly query: ShowcaseQuery
  /** It is to be built, and none of the stock is wanted. */
  readonly isToOrder: boolean
}

/** One car of the showcase: its paint, the cars there are of it, and where it is collected. */
export function ChosenCar({ chosen, query: asked, isToOrder }: ChosenCarProps) {
  const { t, money } = useTexts()
  const site = useSite()
  const { car, drawn, builds, isGone } = chosen
  const query = { ...asked, toOrder: isToOrder }
  const picked = chosen.chosen === null ? null : (builds[chosen.chosen] ?? null)
  const name = `${car.modelName} ${car.versionName}`
  return (
    <div className={css.columns}>
      <div className={css.view}>
        {drawn ? (
          <CarPhoto
            car={drawn}
            words={{ car: name, year: car.year, color: colorOf(chosen)?.name }}
            sizes="(width <= 860px) 100vw, 640px"
            isFirst
          />
        ) : null}
      </div>
      <div className={css.choice}>
        <header className={css.head}>
          <p className="soft small">
            {t('checkout.stepOf', { step: 1, count: CHECKOUT_STEPS.length })} ·{' '}
            <a href={pathTo(site, 'reserve')}>{t('checkout.showcase.others')}</a>
          </p>
          <h1>
            {car.modelName} <span>{car.versionName}</span>
          </h1>
          <p className="soft small">{[car.campaign.name, String(car.year)].join(' · ')}</p>
        </header>
        {isGone ? (
          <InlineMessage tone="warn" title={t('checkout.showcase.gone')}>
            {t('checkout.showcase.gone.text')}
          </InlineMessage>
        ) : null}
        {isGone ? <OrderOffer chosen={chosen} query={query} /> : null}
        {isToOrder ? <ToOrder chosen={chosen} query={query} /> : <Ready chosen={chosen} query={query} />}
        {picked ? <Extras chosen={chosen} picked={picked} query={query} /> : null}
        {picked ? (
          <div className={css.offer}>
            <FullPrice price={chosen.total ?? picked.price} size="large" />
            {chosen.monthly ? (
              <MonthlyLine
                monthly={chosen.monthly}
                href={pathTo(site, 'financing', null, {
                  version: car.mvsCode,
                  price: (chosen.total ?? picked.price).amount,
                })}
                car={car.modelName}
              />
            ) : null}
            <p>
              {t(isToOrder ? 'checkout.toOrder.hold' : 'checkout.showcase.hold', {
                value: money(car.campaign.reservationValue, true),
                minutes: car.campaign.reservationMinutes,
              })}
            </p>
          </div>
        ) : null}
        {picked ? <Collect chosen={chosen} picked={picked} query={query} /> : null}
        {isGone || isToOrder ? null : <OrderOffer chosen={chosen} query={query} />}
      </div>
    </div>
  )
}

const colorOf = ({ builds, colors }: Chosen) => colors.find(({ code }) => code === builds[0]?.colorCode)

type PartProps = Pick<ChosenCarProps, 'chosen' | 'query'>

/** What of it stands in stock. */
const Ready = (props: PartProps) => (
  <>
    <Colors {...props} />
    <Builds {...props} />
  </>
)

/** Only colours that are in stock. */
function Colors({ chosen, query }: PartProps) {
  const { t } = useTexts()
  const site = useSite()
  const { year, mvsCode } = chosen.car
  const kept = showcaseQuery(query, {
    mvsCode,
    year,
    colorCode: null,
    coatingCode: null,
    parts: chosen.accessories,
    dealer: null,
  })
  return (
    <form action={pathTo(site, 'reserve')} {...marks({ live: 'showcase' })} autoComplete="off" className={css.part}>
      <HiddenQuery query={kept} />
      <SwatchGroup
        name="color"
        legend={t('checkout.showcase.color')}
        defaultValue={colorOf(chosen)?.code}
        swatches={chosen.colors.map(({ code, name, hex, left }) => ({
          value: code,
          name,
          hex,
          finish: 'solid' as const,
          note: t('checkout.showcase.count', { count: left }),
        }))}
      />
      <noscript>
        <Button type="submit">{t('checkout.showcase.showColor')}</Button>
      </noscript>
    </form>
  )
}

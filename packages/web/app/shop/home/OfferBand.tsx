import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { carName } from '../range/car-name.ts'
import type { Offer } from './load-offer.ts'
import css from './OfferBand.module.css'

/** One true advantage: how far a car is below its list price today, or what it is a month. */
export function OfferBand({ offer: { model, version, price, saves, monthly } }: { readonly offer: Offer }) {
  const site = useSite()
  const { t, money } = useTexts()
  const { code, name, year } = version
  const car = carName(site.brandName, model.name)
  return (
    <section className={css.band} aria-labelledby="offer-title">
      <div className={`wide ${css.row}`}>
        <div className={css.words}>
          <h2 id="offer-title" className={css.title}>
            {saves === null
              ? t('shop.offer.month', { car })
              : t('shop.offer.saves', { car, amount: money(saves, true) })}
          </h2>
          <p className="soft">{t('shop.offer.version', { version: name, year: String(year) })}</p>
          <FullPrice price={price} size="large" />
          {monthly ? (
            <MonthlyLine
              monthly={monthly}
              version={code}
              href={pathTo(site, 'financing', null, { version: code })}
              car={name}
            />
          ) : null}
          <div className={css.ways}>
            <LinkButton
              variant="primary"
              to={pathTo(site, 'configurator', { model: model.slug }, { version: code, year })}
            >
              {t('shop.buildVersion')} <span className="unseen">{name}</span>
            </LinkButton>
            <LinkButton variant="quiet" to={pathTo(site, 'model', { model: model.slug })}>
              {t('shop.home.meet', { model: model.name })}
            </LinkButton>
          </div>
        </div>
        <CarPhoto
          car={model}
          view={site.stage.view === 'front34' ? 'rear34' : 'front34'}
          isOnStage
          sizes="(width <= 860px) 100vw, 760px"
          className={css.car}
        />
      </div>
    </section>
  )
}

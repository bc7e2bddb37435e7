import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { onStage } from '../../car-photo/photos.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Stage } from '../../ui/layout/Stage.tsx'
import { carName } from '../range/car-name.ts'
import type { Offer } from './load-offer.ts'
import { carRatio } from '../../car-photo/place/car-ratio.ts'
import css from './OfferBand.module.css'
import { Place } from '../../car-photo/place/Place.tsx'

/** One true advantage, in the brand's place and from the other side: how far a car is below its list price today, or what it is a month. */
export function OfferBand({ offer: { model, version, price, saves, monthly } }: { readonly offer: Offer }) {
  const site = useSite()
  const { t, money } = useTexts()
  const { code, name, year } = version
  const car = carName(site.brandName, model.name)
  return (
    <Stage
      className={classes(css.band, site.stage.facing === 'right' && css.turned)}
      style={carRatio(model)}
      aria-labelledby="offer-title"
    >
      <div className={`wide ${css.row}`}>
        <Stack gap={3} align="start" className={css.words}>
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
          <Row>
            <LinkButton
              variant="primary"
              to={pathTo(site, 'configurator', { model: model.slug }, { version: code, year })}
            >
              {t('shop.buildVersion')} <span className="unseen">{name}</span>
            </LinkButton>
            <LinkButton variant="quiet" to={pathTo(site, 'model', { model: model.slug })}>
              {t('shop.home.meet', { model: model.name })}
            </LinkButton>
          </Row>
        </Stack>
        <div className={css.scene}>
          <div className={css.place}>
            <Place name={site.stage.place} />
          </div>
          <CarPhoto
            car={{ ...model, paint: model.stagePaint }}
            view={site.stage.view === 'front34' ? 'rear34' : 'front34'}
            facing={site.stage.facing}
            isOnStage
            {...onStage(860)}
            className={css.car}
          />
        </div>
      </div>
    </Stage>
  )
}

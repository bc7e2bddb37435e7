import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import type { MonthOf } from '../range/months.ts'
import type { RangeModel } from '../range/range.ts'
import css from './models.module.css'

export interface ModelTileProps {
  readonly model: RangeModel
  readonly month: MonthOf | undefined
  /** The longest car of the list, in millimetres: all are drawn to its scale. */
  readonly longest: number
  /** In the first view. */
  readonly isFirst: boolean
  /** Whether one stands ready to be reserved. */
  readonly isInStock: boolean
}

/** One model: picture and name lead to its page, the button to building it. */
export function ModelTile({ model, month, longest, isFirst, isInStock }: ModelTileProps) {
  const site = useSite()
  const { t, byKey, number } = useTexts()
  const metres = number(model.length / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const fuels = model.fuels.map((fuel) => site.fuelLabels[fuel] ?? fuel)
  return (
    <li className={css.tile}>
      <span className={css.picture}>
        <CarPhoto
          car={model}
          sizes="(width <= 720px) 100vw, 400px"
          isFirst={isFirst}
          fullWidthAt={longest}
          travelsAs={model.slug}
        />
      </span>
      <h2 className="text-28">
        {site.afterSalesOnly ? (
          model.name
        ) : (
          <a href={pathTo(site, 'model', { model: model.slug })} className={css.link}>
            {model.name}
          </a>
        )}
      </h2>
      <p className="soft small">
        {t('shop.models.facts', {
          body: byKey(`shop.body.${model.body}`),
          metres,
          fuels: fuels.join(', '),
          versions: model.versionCount,
        })}
      </p>
      {site.afterSalesOnly ? null : (
        <>
          <div className={css.price}>
            <FullPrice price={model.price} isFrom size="medium" />
            {month ? (
              <MonthlyLine
                monthly={month.monthly}
                version={month.version}
                href={pathTo(site, 'financing', null, { version: month.version })}
                car={model.name}
                className={css.month}
              />
            ) : null}
          </div>
          <Row gap={3} className={css.ways}>
            <LinkButton to={pathTo(site, 'configurator', { model: model.slug })}>
              {t('shop.buildYours')} <span className="unseen">{model.name}</span>
            </LinkButton>
            {isInStock ? (
              <LinkButton variant="quiet" to={pathTo(site, 'reserve', null, { model: model.slug })}>
                {t('shop.inStock')} <span className="unseen">{model.name}</span>
              </LinkButton>
            ) : null}
          </Row>
        </>
      )}
    </li>
  )
}

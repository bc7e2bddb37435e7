import { addressOfCodes } from '@volante/domain/configuration/address'
import type { BudgetWish } from '@volante/domain/budget/budget-wish'
import type { FittingCar } from '@volante/domain/budget/search-budget'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { monthOn } from '../../car-price/monthly.ts'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { pricesOf } from '../../car-price/argentine-taxes.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { CarPhotos } from '../../car-photo/photos.ts'
import { BARE, paintOf, silhouetteOf } from '../../car-photo/silhouette.ts'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './budget.module.css'
import { NextStep } from './NextStep.tsx'

interface CarCardProps {
  readonly car: FittingCar
  readonly wish: BudgetWish
  readonly photos: CarPhotos | null
  readonly day: string
  readonly isFirst: boolean
}

/** A build that fits: what it has, what it costs a month and in all, and the way to exactly this build. */
export function CarCard({ car, wish, photos, day, isFirst }: CarCardProps) {
  const { site, sites } = usePage()
  const { t, list } = useTexts()
  const { version, build, color, equipment, count, possible, priceCents, loan, plan, next, others } = car
  const { body, length, height, slug } = version
  const its = { ...site, brand: version.brand }
  const brandName = sites.find(({ brand, country }) => brand === version.brand && country === site.country)?.brandName
  const name = `${version.modelName} ${version.versionName}`
  const query = addressOfCodes({ mvsCode: version.mvs, year: version.year, ...build, services: [] })
  const drawing = silhouetteOf(body, { length, height })
  const entrance = Number(((loan.entranceCents / priceCents) * 100).toFixed(6))
  return (
    <Stack as="li" gap={4}>
      <CarPhoto
        car={{ drawing, length, height, paint: color ? paintOf(color) : BARE, photos }}
        sizes="(width <= 720px) 92vw, 420px"
        isFirst={isFirst}
      />
      <div className={css.name}>
        <h3>
          {version.brand === site.brand ? null : <span className={css.brand}>{brandName}</span>} {name}
        </h3>
        <p className="soft small">{version.facts}</p>
      </div>
      <div className={css.equipment}>
        <p>
          <strong>{t('budget.equipment', { count })}</strong>{' '}
          <span className="soft small">{t('budget.possible', { possible })}</span>
        </p>
        <span className={css.meter} aria-hidden="true">
          <span style={{ inlineSize: `${(count / possible) * 100}%` }} />
        </span>
        {equipment.length > 0 ? (
          <Disclosure
            title={t('budget.chosen', {
              count: equipment.length,
              first: equipment[0] ?? '',
              more: equipment.length - 1,
            })}
          >
            <ul className={css.list}>
              {equipment.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      <div className={css.money}>
        <Price amount={loan.instalmentCents} size="large" after={t('budget.aMonth')} />
        <MonthlyLine
          monthly={monthOn(plan, loan)}
          href={pathTo(its, 'financing', null, {
            version: version.mvs,
            price: priceCents,
            plan: loan.planId,
            entrance,
            count: loan.count,
          })}
          car={name}
        />
        <p className="soft small">
          {plan.name} · {t('budget.total')} <Price amount={loan.totalCents} />
        </p>
        <FullPrice price={pricesOf(site, new Date(`${day}T12:00:00Z`))(priceCents)} />
      </div>
      {next ? <NextStep next={next} wish={wish} car={name} loan={loan} /> : null}
      <Row gap={3}>
        <a
          href={`${pathTo(its, 'configurator', { model: slug })}?${query}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('budget.build')} <span className="unseen">{name}</span>
        </a>
        <LinkButton variant="quiet" to={`${pathTo(its, 'garageKeep')}?${query}`} reloadDocument>
          {t('budget.keep')} <span className="unseen">{name}</span>
        </LinkButton>
      </Row>
      <a href={pathTo(its, 'ownershipCost', null, { v: version.mvs })} className="tap small">
        {t('budget.ownership')} <span className="unseen">{name}</span>
      </a>
      {others.length > 0 ? (
        <p className="soft small">
          {t('budget.others', {
            versions: list(others.map((one) => t('budget.other', { version: one.versionName, count: one.count }))),
          })}
        </p>
      ) : null}
    </Stack>
  )
}

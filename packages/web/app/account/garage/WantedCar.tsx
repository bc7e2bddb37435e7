import { formatPrice } from '@volante/domain/money/price'
import { addressOfCodes } from '@volante/domain/configuration/address'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { CarRow } from './CarRow.tsx'
import css from './garage.module.css'
import type { WantedShown } from './load-garage.ts'

/** A wanted car: what it cost when it was kept, what it costs now and why, and whether one can be had. */
export function WantedCar({ car }: { readonly car: WantedShown }) {
  const { t } = useTexts()
  const { home, model, modelSlug, version, year, priceNow, currency, isSold, inStock } = car
  const query = addressOfCodes({
    mvsCode: car.mvsCode,
    year,
    colorCode: car.color,
    coatingCode: car.coating,
    parts: car.parts,
    services: car.services,
  })
  const named = `${model} ${version}`
  return (
    <CarRow
      list="wanted"
      car={car}
      called={named}
      name={
        <>
          {model}{' '}
          <span>
            {version} {year}
          </span>
        </>
      }
      actions={
        isSold ? (
          <>
            <LinkButton
              to={`${pathTo(home, 'configurator', { model: modelSlug })}?${query}&step=resume`}
              size="small"
              reloadDocument
            >
              {t('garage.continue')}
              <span className="unseen">: {named}</span>
            </LinkButton>
            <LinkButton
              to={`${pathTo(home, 'summary', { model: modelSlug })}.pdf?${query}`}
              variant="quiet"
              size="small"
              reloadDocument
              download
            >
              {t('garage.pdf')}
              <span className="unseen">: {named}</span>
            </LinkButton>
          </>
        ) : (
          <LinkButton to={pathTo(home, 'models')} size="small" reloadDocument>
            {t('garage.alike')}
            <span className="unseen">: {named}</span>
          </LinkButton>
        )
      }
    >
      <p className={css.price}>{priceNow === null ? t('garage.noPrice') : formatPrice(priceNow, currency)}</p>
      <Then car={car} />
      <p className={css.tags}>
        {isSold ? (
          <StatusTag tone={inStock > 0 ? 'good' : 'info'}>{t('garage.inStock', { count: inStock })}</StatusTag>
        ) : (
          <StatusTag tone="warn">{t('garage.notSold')}</StatusTag>
        )}
      </p>
    </CarRow>
  )
}

function Then({ car: { at, currency, priceBefore, difference, changes } }: { readonly car: WantedShown }) {
  const { t, date } = useTexts()
  if (priceBefore === null) return null
  const before = t('garage.before', { price: formatPrice(priceBefore, currency), day: date(at) })
  if (!difference) return <p className="soft">{difference === 0 ? t('garage.same', { day: date(at) }) : before}</p>
  const amount = formatPrice(Math.abs(difference), currency)
  const amountOf = (cents: number | null) => (cents === null ? t('garage.absent') : formatPrice(cents, currency))
  return (
    <Disclosure title={t('garage.difference', { way: difference > 0 ? 'up' : 'down', amount })}>
      <p className="soft">{before}</p>
      <ul role="list" className={css.changes}>
        {changes.map(({ kind, id, name, before: was, now }) => (
          <li key={`${kind} ${id}`}>
            <span>{kind === 'version' ? t('garage.theCar') : name}</span>{' '}
            <span>{t('garage.fromTo', { from: amountOf(was), to: amountOf(now) })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

import { useTexts } from '../../texts/texts.tsx'
import areaCss from '../area.module.css'
import css from './garage.module.css'
import type { OwnedShown } from './load-garage.ts'

/** What is known of a car, whose it is, and who says so since when. */
export function CarFacts({ car }: { readonly car: OwnedShown }) {
  const { t, date } = useTexts()
  const { plateNumber, chassis, isProven, since, known } = car
  return (
    <dl className={areaCss.facts}>
      {plateNumber ? (
        <>
          <dt>{t('garage.fact.plate')}</dt>
          <dd className={css.plate}>{plateNumber}</dd>
        </>
      ) : null}
      {chassis ? (
        <>
          <dt>{t('garage.fact.chassis')}</dt>
          <dd className={css.plate}>{chassis}</dd>
        </>
      ) : null}
      <dt>{t('garage.fact.owner')}</dt>
      <dd>
        {since
          ? t('garage.provenSince', { day: date(`${since}T12:00:00Z`) })
          : t(isProven ? 'garage.proven' : 'garage.told')}
      </dd>
      {known ? (
        <>
          <dt>{t('garage.fact.known')}</dt>
          <dd>{t(`garage.knownBy.${known.by}`, { day: date(known.at) })}</dd>
        </>
      ) : null}
    </dl>
  )
}

import type { RecallDealer } from '@volante/contract/recall-dealers'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from '../appointment.module.css'

interface RepairDealersProps {
  readonly campaign: { readonly id: string; readonly title: string }
  readonly dealers: readonly RecallDealer[]
  readonly isNear: boolean
  /** The asker's own car, by its id in the garage. */
  readonly ownCar: string | null
}

/** Where a recall is repaired: whether the part is there and the first day, each leading to its booking (RC-2). */
export function RepairDealers({ campaign, dealers, isNear, ownCar }: RepairDealersProps) {
  const site = useSite()
  const { t, date, number } = useTexts()
  const on = (day: string) => date(`${day}T12:00:00Z`, 'day')
  if (dealers.length === 0) return <p>{t('appointment.repair.none', { brand: site.brandName })}</p>
  return (
    <Stack gap={3}>
      <p className="strong">{t(isNear ? 'appointment.repair.near' : 'appointment.repair.network')}</p>
      <ul className={css.dealers} aria-label={t('appointment.repair.label', { title: campaign.title })}>
        {dealers.map((dealer) => (
          <li key={dealer.code}>
            {dealer.firstDay === null ? (
              <span className={css.choice}>{words(dealer)}</span>
            ) : (
              <a
                href={pathTo(site, 'serviceVisit', null, {
                  service: 'SV03',
                  campaign: campaign.id,
                  dealer: dealer.code,
                  car: ownCar,
                })}
                className={css.choice}
              >
                {words(dealer)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )

  function words({ name, distance, street, city, part, partFrom, firstDay }: RecallDealer) {
    const km = distance === null ? null : t('appointment.km', { km: number(Math.round(distance / 100) / 10) })
    return (
      <>
        <strong>{name}</strong>
        <span className="soft small">{[km, street, city].filter(Boolean).join(' · ')}</span>
        <span className="small">
          {t('appointment.repair.part', { part, day: partFrom === null ? '' : on(partFrom) })}{' '}
          {firstDay === null ? t('appointment.repair.noDay') : t('appointment.repair.firstDay', { day: on(firstDay) })}
        </span>
      </>
    )
  }
}

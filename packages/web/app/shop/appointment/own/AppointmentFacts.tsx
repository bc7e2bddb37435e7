import type { Appointment } from '@volante/contract/scheduler'
import { formatPhone } from '@volante/domain/person/phone'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { CALLING_CODE } from '../../dealers/dealer-rows.ts'
import css from '../appointment.module.css'
import { QuoteFacts } from './QuoteFacts.tsx'

/** When, where and whom to call. */
export function AppointmentFacts({
  appointment,
  token,
}: {
  readonly appointment: Appointment
  readonly token: string
}) {
  const site = useSite()
  const { t, date } = useTexts()
  const { dealer, day, time, period, model, version, quote, recall } = appointment
  const isOver = appointment.status === 'CANCELLED' || appointment.status === 'EXPIRED'
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('appointment.when')}</dt>
        <dd className={isOver ? css.over : undefined}>
          {date(`${day}T12:00:00Z`, 'day')}, {time ?? t(`appointment.period.${period}`)}
        </dd>
        {isOver ? null : (
          <dd>
            <a href={`/api/scheduler/v2/links/${token}/calendar`} download="volante.ics">
              {t('appointment.calendarFile')}
            </a>
          </dd>
        )}
      </div>
      {version ? (
        <div>
          <dt>{t('appointment.model')}</dt>
          <dd>
            {model} {version}
          </dd>
        </div>
      ) : null}
      {recall ? (
        <div>
          <dt>{t('appointment.forRecall')}</dt>
          <dd>
            <a href={pathTo(site, 'recallCampaign', { campaign: recall.id.toLowerCase() })}>{recall.title}</a>
          </dd>
        </div>
      ) : null}
      {quote ? <QuoteFacts quote={quote} /> : null}
      <div>
        <dt>{t('appointment.where')}</dt>
        <dd>{dealer.name}</dd>
        <dd className="soft">{dealer.address}</dd>
      </div>
      <div>
        <dt>{t('appointment.talk')}</dt>
        <dd>
          <a href={`tel:+${CALLING_CODE[site.country]}${dealer.phone}`}>{formatPhone(dealer.phone, site.country)}</a>
        </dd>
        <dd>
          <a href={`${site.messagingAddress}/${dealer.whatsApp}`} rel="noreferrer" target="_blank">
            WhatsApp
          </a>
        </dd>
      </div>
    </dl>
  )
}

import type { LeadDetail } from '@volante/contract/desk'
import { useTexts } from '../../texts/texts.tsx'
import { channelName } from './channel-name.ts'
import css from './leads.module.css'
import { shortMoment } from './short-moment.ts'

interface LeadHistoryProps {
  readonly lead: LeadDetail
  readonly zone: string | undefined
}

/** What the person allowed and to which text, where they came from, and what happened since. */
export function LeadHistory({ lead, zone }: LeadHistoryProps) {
  const texts = useTexts()
  const { t, byKey, language } = texts
  const { source, medium, campaign } = lead.tracking
  const origin = [source, medium, campaign].filter(Boolean).join(' / ')
  return (
    <>
      <section>
        <h3>{t('desk.lead.consents')}</h3>
        <ul role="list">
          {lead.consents.map(({ channel, at, textVersion: version }) => (
            <li key={channel}>
              {t('desk.lead.consent', {
                channel: channelName(texts, channel),
                at: shortMoment(language, at, zone),
                version,
              })}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('desk.lead.origin')}</h3>
        <p className={css.soft}>{origin || t('desk.lead.originUnknown')}</p>
      </section>
      <section>
        <h3>{t('desk.lead.history')}</h3>
        <ol role="list">
          {lead.events.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>
              <time dateTime={at} className={css.soft}>
                {shortMoment(language, at, zone)}
              </time>{' '}
              {byKey(`desk.lead.event.${kind}`)}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

import type { LeadDetail } from '@volante/contract/desk'
import { useTexts } from '../../texts/texts.tsx'
import { Soft } from '../../work/Soft.tsx'
import { channelName } from './channel-name.ts'
import { shortMoment } from '../../work/short-moment.ts'

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
        <Soft as="p">{origin || t('desk.lead.originUnknown')}</Soft>
      </section>
      <section>
        <h3>{t('desk.lead.history')}</h3>
        <ol role="list">
          {lead.events.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>
              <Soft>
                <time dateTime={at}>{shortMoment(language, at, zone)}</time>
              </Soft>{' '}
              {byKey(`desk.lead.event.${kind}`)}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

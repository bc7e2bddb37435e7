import type { LeadDetail, LeadDone } from '@volante/contract/desk'
import { PARTNER_ORIGIN } from '@volante/domain/lead/partner-link'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Soft } from '../../work/Soft.tsx'
import { channelName } from './channel-name.ts'
import { shortMoment } from '../../work/time/short-moment.ts'
import css from './leads.module.css'

interface LeadHistoryProps {
  readonly lead: LeadDetail
  readonly zone: string | undefined
}

/** What the person allowed and to which text, where they came from, and what happened since. */
export function LeadHistory({ lead, zone }: LeadHistoryProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { source, medium, campaign, subOrigin } = lead.tracking
  const partner = subOrigin === PARTNER_ORIGIN && t('desk.lead.originPartner')
  const origin = [partner, source, medium, campaign].filter(Boolean).join(' / ')
  return (
    <>
      <Timeline lead={lead} zone={zone} />
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
    </>
  )
}

/** What came of it, the newest first: what the person did and got, and what staff did, with who and what they noted. */
function Timeline({ lead: { events, acts }, zone }: LeadHistoryProps) {
  const texts = useTexts()
  const { t, byKey, language } = texts
  const lines = [
    ...acts.map((act) => ({ key: `a${act.id}`, at: act.at, words: actWords(texts, act), note: act.note })),
    ...events
      .toReversed()
      .map(({ kind, at }) => ({ key: `${kind} ${at}`, at, words: byKey(`desk.lead.event.${kind}`), note: null })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <section>
      <h3>{t('desk.lead.history')}</h3>
      <ol role="list">
        {lines.map(({ key, at, words, note }) => (
          <li key={key}>
            <Soft>
              <time dateTime={at}>{shortMoment(language, at, zone)}</time>
            </Soft>{' '}
            {words}
            {note && (
              <p className={css.note}>
                <Soft>{t('desk.act.inside')}</Soft> {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function actWords({ t }: Texts, { act, by, to, channel, reason }: LeadDone): string {
  switch (act) {
    case 'answer':
    case 'try':
      return t(`desk.act.${act}`, { by, channel: channel ? t(`desk.channel.${channel}`) : '' })
    case 'close':
      return t('desk.act.close', { by, reason: reason ? t(`desk.work.reason.${reason}`) : '' })
    case 'give':
      return t('desk.act.give', { by, to: to ?? '' })
    case 'take':
    case 'release':
    case 'note':
    case 'reopen':
      return t(`desk.act.${act}`, { by })
  }
}

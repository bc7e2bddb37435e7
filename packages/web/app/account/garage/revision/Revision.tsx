import { PostButton } from '../../../forms/PostButton.tsx'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import type { Tone } from '../../../ui/data/Tag.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { OwnedShown } from '../load-garage.ts'
import type { NextRevision } from './load-revision.ts'

const TONES = { due: 'warn', soon: 'info', fine: 'good' } as const satisfies Record<string, Tone>

interface RevisionProps {
  readonly car: OwnedShown
  readonly revision: NextRevision
  /** Whether its owner is written to before a revision; null: no reading tells when that is. */
  readonly isReminded: boolean | null
}

/** The next revision as the odometer's readings say, and the way to book it; without readings they are asked for. */
export function Revision({ car: { id, home, canBeRead }, revision, isReminded }: RevisionProps) {
  const { t, date, number } = useTexts()
  const [first, ...others] = revision?.messages ?? []
  return (
    <section aria-labelledby="revision">
      <h2 id="revision">{t('garage.revisionTitle')}</h2>
      {revision === null ? (
        <p>{t(canBeRead ? 'garage.revisionNeedsKm' : 'garage.revisionAsk')}</p>
      ) : (
        <InlineMessage tone={TONES[revision.state]} title={first}>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="small">
            {t('garage.revisionFrom', { km: number(revision.at.km), day: date(`${revision.at.day}T12:00:00Z`) })}
          </p>
        </InlineMessage>
      )}
      <Row>
        <LinkButton
          to={revision === null && canBeRead ? '#readings' : pathTo(home, 'maintenance', null, { car: id })}
          variant={revision === null || revision.state === 'fine' ? 'secondary' : 'primary'}
          reloadDocument={revision !== null || !canBeRead}
        >
          {t(revision === null && canBeRead ? 'garage.tellKm' : 'garage.bookRevision')}
        </LinkButton>
      </Row>
      {isReminded === null ? null : (
        <Row>
          <p className="soft small">{t(isReminded ? 'garage.reminders.on' : 'garage.reminders.off')}</p>
          <PostButton fields={{ reminders: isReminded ? 'off' : 'on' }} variant="quiet" size="small">
            {t(isReminded ? 'garage.reminders.turnOff' : 'garage.reminders.turnOn')}
          </PostButton>
        </Row>
      )}
    </section>
  )
}

import type { DeskVisit, ExpectedVisit } from '@volante/contract/dealer-sales'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { minutesBetween, spanOf } from '../../work/time/time-left.ts'
import css from './reception.module.css'

interface LinesProps {
  readonly title: string
  readonly none: string
  readonly count: number
  readonly children: ReactNode
}

/** One part of who is there, in its order. */
export const VisitLines = ({ title, none, count, children }: LinesProps) => (
  <Stack as="section" gap={2}>
    <h2 className="text-18">
      {title} <span className="soft tabular">{count}</span>
    </h2>
    {count === 0 ? <p className="soft">{none}</p> : <ul role="list">{children}</ul>}
  </Stack>
)

/** Somebody at the dealer, and what can be done. */
export function VisitLine({ visit, now }: { readonly visit: DeskVisit; readonly now: string }) {
  const { t, date } = useTexts()
  const { id, place, name, state, plate, subject, waitingSince, expectedAt, takenBy } = visit
  const minutes = waitingSince ? Math.max(0, minutesBetween(waitingSince, now)) : 0
  const since =
    state === 'WAITING'
      ? t('reception.waits', { minutes, time: spanOf(t, minutes) })
      : t('reception.arrivedAt', { time: date(visit.arrivedAt, 'time') })
  return (
    <li className={css.visit}>
      <p className="text-28 tabular strong">{place}</p>
      <div>
        <p className="strong">{name || t('reception.noName')}</p>
        <p className="soft">
          {[
            t(`reception.subject.${subject}`),
            since,
            expectedAt && t('reception.expectedAt', { time: date(expectedAt, 'time') }),
            plate,
            takenBy && t('reception.with', { name: takenBy }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Row gap={2} className={css.acts}>
        {state === 'ATTENDED' ? (
          <>
            <Act id={id} act="finish" name={name} isMain />
            <Act id={id} act="release" name={name} />
          </>
        ) : (
          <>
            <Act id={id} act="take" name={name} isMain />
            <Act id={id} act="leave" name={name} />
          </>
        )}
      </Row>
    </li>
  )
}

/** Somebody who is expected today. */
export function ExpectedLine({ visit }: { readonly visit: ExpectedVisit }) {
  const { t, date } = useTexts()
  const { appointmentId, startsAt, exact, name, subject, what, plate } = visit
  return (
    <li className={css.visit}>
      <p className="tabular">
        {exact ? date(startsAt, 'time') : t('reception.from', { time: date(startsAt, 'time') })}
      </p>
      <div>
        <p className="strong">{name}</p>
        <p className="soft">{[t(`reception.subject.${subject}`), what, plate].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.acts}>
        <Act id={appointmentId} act="arrive" name={name} isMain />
      </div>
    </li>
  )
}

interface ActProps {
  readonly id: string
  readonly act: 'take' | 'release' | 'finish' | 'leave' | 'arrive'
  readonly name: string
  readonly isMain?: boolean
}

function Act({ id, act, name, isMain = false }: ActProps) {
  const { t } = useTexts()
  const says = t(`reception.act.${act}`)
  return (
    <PostButton
      size="large"
      variant={isMain ? 'secondary' : 'quiet'}
      fields={{ id, act }}
      aria-label={name ? `${says}: ${name}` : says}
    >
      {says}
    </PostButton>
  )
}

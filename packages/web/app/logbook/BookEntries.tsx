import type { Book, LogEntry } from '@volante/contract/logbook'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import css from './BookEntries.module.css'

interface BookEntriesProps {
  readonly book: Book
  /** What can be done with one. */
  readonly actions?: (entry: LogEntry) => ReactNode
}

/** A logbook as it was signed, the latest first, and what the check of its signatures found. */
export function BookEntries({ book: { entries, problems }, actions }: BookEntriesProps) {
  const { t } = useTexts()
  if (entries.length === 0 && problems.length === 0) return <p className="soft">{t('logbook.none')}</p>
  return (
    <>
      {problems.length === 0 ? (
        <InlineMessage tone="good">{t('logbook.whole', { count: entries.length })}</InlineMessage>
      ) : (
        <InlineMessage tone="bad" title={t('logbook.broken')}>
          <ul>
            {problems
              .filter(({ n }) => n > 0)
              .map(({ n, why }) => (
                <li key={`${n} ${why}`}>{t(`logbook.why.${why}`, { n })}</li>
              ))}
          </ul>
        </InlineMessage>
      )}
      <ol role="list" className={css.entries}>
        {entries.toReversed().map((entry) => (
          <li key={entry.n}>
            <Entry entry={entry} />
            {actions?.(entry)}
          </li>
        ))}
      </ol>
    </>
  )
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { t, date, number } = useTexts()
  const { n, kind, revision, day, km, dealer, works, corrects, reason, correctedBy } = entry
  const facts = [date(`${day}T12:00:00Z`), km === null ? '' : t('logbook.km', { km: number(km) }), dealer.name]
  return (
    <div className={correctedBy === null ? undefined : css.old}>
      <strong>
        {revision === null
          ? t('logbook.entryTitle', { n, kind: t(`logbook.kind.${kind}`) })
          : t('logbook.revisionTitle', { n, revision })}
      </strong>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      {works.length > 0 ? (
        <ul>
          {works.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      ) : null}
      {corrects === null ? null : (
        <p>
          {t(kind === 'WITHDRAWN' ? 'logbook.withdraws' : 'logbook.corrects', { n: corrects, reason: reason ?? '' })}
        </p>
      )}
      {correctedBy === null ? null : <p>{t('logbook.correctedBy', { n: correctedBy })}</p>}
    </div>
  )
}

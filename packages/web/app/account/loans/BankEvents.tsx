import type { Proposal } from '@volante/contract/financing-proposals'
import { useTexts } from '../../texts/texts.tsx'
import css from './loans.module.css'

/** What the bank said, newest first. */
export function BankEvents({ loan: { events } }: { readonly loan: Proposal }) {
  const { t, byKey, has, date } = useTexts()
  return (
    <section aria-labelledby="events-title" className={css.step}>
      <h2 id="events-title">{t('loan.events')}</h2>
      <ol role="list" className={css.events}>
        {events.toReversed().map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <p className="strong">
              {has(`order.status.${status}.title`) ? byKey(`order.status.${status}.title`) : status}
            </p>
            {has(`order.status.${status}`) ? <p>{byKey(`order.status.${status}`)}</p> : null}
            <p className="soft small">
              <time dateTime={at}>{date(at, 'moment')}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

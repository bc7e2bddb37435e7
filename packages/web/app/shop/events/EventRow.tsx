import type { Event } from '@volante/contract/events'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { date } from '../../texts/format.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import css from './events.module.css'
import { useZoned } from './use-zoned.ts'

/** Few enough to say so. */
const FEW = 10

/** A line of the agenda: the day large, then what and where. */
export function EventRow({ event }: { readonly event: Event }) {
  const site = useSite()
  const { language, currency } = useTexts()
  const { period } = useZoned(event)
  const locale = { language, currency, timeZone: event.timeZone }
  const [day = '', ...month] = date(locale, event.startsAt, 'long').split(/ (?:de )?/)
  return (
    <li className={css.row}>
      <p className={css.day} aria-hidden>
        <span className={css.number}>{day}</span>
        <span className="soft small">{month[0]?.slice(0, 3)}</span>
      </p>
      <div className={css.what}>
        <h2 className="text-22">
          <a href={pathTo(site, 'event', { event: event.id })}>{event.name}</a>
        </h2>
        <p>{event.summary}</p>
        <p className="soft small">
          {period} · <Where event={event} />
        </p>
      </div>
      <Seats event={event} />
    </li>
  )
}

function Where({ event: { place } }: { readonly event: Event }) {
  const { t } = useTexts()
  return <>{place ? [place.name, place.city].filter(Boolean).join(', ') : t('event.kind.VIRTUAL')}</>
}

/** Whether there is a seat, in a word. */
export function Seats({ event: { enrolment, seatsFree } }: { readonly event: Event }) {
  const { t } = useTexts()
  if (enrolment !== 'open') return <StatusTag tone="warn">{t(`event.enrolment.${enrolment}`)}</StatusTag>
  const isFew = seatsFree !== null && seatsFree <= FEW
  return <StatusTag tone="good">{isFew ? t('event.seats', { count: seatsFree }) : t('event.enrolment.open')}</StatusTag>
}

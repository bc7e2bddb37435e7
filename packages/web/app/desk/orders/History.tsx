import type { ReactNode } from 'react'
import type { DeskHappening, DeskOrder } from '@volante/contract/desk-order-shapes'
import type { OrderEvent } from '@volante/contract/order-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './orders.module.css'

/** Everything that happened and who did it, the newest first: nothing of it is ever taken back. */
export function History({ order: { events, happenings, writers } }: { readonly order: DeskOrder }) {
  const { t } = useTexts()
  const rows = [
    ...events
      .toReversed()
      .map((event) => ({ at: event.at, row: <EventRow key={`e${event.id}`} event={event} by={writers[event.id]} /> })),
    ...happenings.map((one) => ({ at: one.at, row: <HappeningRow key={`h${one.id}`} of={one} /> })),
  ]
  return (
    <div>
      <h2>{t('desk.lead.history')}</h2>
      <Table caption={t('desk.lead.history')} isCaptionHidden isDense>
        <thead>
          <tr>
            <th scope="col">{t('orders.desk.column.at')}</th>
            <th scope="col">{t('orders.desk.column.what')}</th>
            <th scope="col">{t('orders.desk.column.by')}</th>
          </tr>
        </thead>
        <tbody>{rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).map(({ row }) => row)}</tbody>
      </Table>
    </div>
  )
}

interface EntryProps {
  readonly at: string
  readonly by: string
  /** To whom the note is said. */
  readonly to?: string | null | undefined
  readonly note: string | null | undefined
  readonly children: ReactNode
}

/** What somebody wrote stands below what happened. */
function Entry({ at, by, to, note, children }: EntryProps) {
  const { date } = useTexts()
  return (
    <tr>
      <td>
        <time dateTime={at}>{date(at, 'moment')}</time>
      </td>
      <td className={css.what}>
        {children}
        {note && (
          <p className={css.comment}>
            {to && <Soft>{to} </Soft>}
            {note}
          </p>
        )}
      </td>
      <td className={css.what}>{by}</td>
    </tr>
  )
}

function EventRow({ event, by }: { readonly event: OrderEvent; readonly by: string | undefined }) {
  const { t, byKey } = useTexts()
  return (
    <Entry
      at={event.at}
      by={by ?? t(`orders.desk.actor.${event.actor}`)}
      to={t('orders.desk.said.toBuyer')}
      note={event.note}
    >
      {byKey(event.title)}{' '}
      <Soft>
        <code>{event.status}</code>
      </Soft>
    </Entry>
  )
}

function HappeningRow({
  of: { at, what, by, subject, approved, reason, amount, note },
}: {
  readonly of: DeskHappening
}) {
  const { t, byKey, money } = useTexts()
  const title = {
    note: t('orders.desk.happened.note'),
    paper: `${byKey(`order.document.${subject}`)}: ${t(`orders.desk.documentStatus.${approved ? 'approved' : 'refused'}`)}`,
    photo: t(`orders.desk.happened.photo.${approved ? 'approved' : 'refused'}`),
    refund: t(`orders.desk.happened.refund.${approved ? 'done' : 'asked'}`, { amount: money(amount ?? 0) }),
  }[what]
  return (
    <Entry
      at={at}
      by={by ?? t('orders.desk.actor.platform')}
      to={what === 'note' ? t('orders.desk.said.inside') : null}
      note={reason ? byKey(`order.documentRefusal.${reason}`) : note}
    >
      {title}
    </Entry>
  )
}

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
            <th scope="col">{t('orders.desk.column.said')}</th>
          </tr>
        </thead>
        <tbody>{rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).map(({ row }) => row)}</tbody>
      </Table>
    </div>
  )
}

function When({ at }: { readonly at: string }) {
  const { date } = useTexts()
  return (
    <td>
      <time dateTime={at}>{date(at, 'moment')}</time>
    </td>
  )
}

function EventRow({ event, by }: { readonly event: OrderEvent; readonly by: string | undefined }) {
  const { t, byKey } = useTexts()
  return (
    <tr>
      <When at={event.at} />
      <td>
        {byKey(event.title)}{' '}
        <Soft>
          <code>{event.status}</code>
        </Soft>
      </td>
      <td>{by ?? t(`orders.desk.actor.${event.actor}`)}</td>
      <td className={css.comment}>
        {event.note && <Soft>{t('orders.desk.said.toBuyer')} </Soft>}
        {event.note}
      </td>
    </tr>
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
    <tr>
      <When at={at} />
      <td>{title}</td>
      <td>{by ?? t('orders.desk.actor.platform')}</td>
      <td className={css.comment}>
        {what === 'note' && <Soft>{t('orders.desk.said.inside')} </Soft>}
        {reason ? byKey(`order.documentRefusal.${reason}`) : note}
      </td>
    </tr>
  )
}

import type { OrderEvent } from '@volante/contract/order-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './orders.module.css'

/** Everything that happened, newest first: nothing of it is ever taken back. */
export function History({ events }: { readonly events: readonly OrderEvent[] }) {
  const { t, byKey, date } = useTexts()
  return (
    <div>
      <h2>{t('desk.lead.history')}</h2>
      <Table caption={t('desk.lead.history')} isCaptionHidden isDense>
        <thead>
          <tr>
            <th scope="col">{t('orders.desk.column.at')}</th>
            <th scope="col">{t('orders.desk.column.status')}</th>
            <th scope="col">{t('orders.desk.column.by')}</th>
            <th scope="col">{t('orders.desk.note')}</th>
          </tr>
        </thead>
        <tbody>
          {events.toReversed().map((event) => (
            <tr key={event.id}>
              <td>
                <time dateTime={event.at}>{date(event.at, 'moment')}</time>
              </td>
              <td>
                {byKey(event.title)}{' '}
                <Soft>
                  <code>{event.status}</code>
                </Soft>
              </td>
              <td>{t(`orders.desk.actor.${event.actor}`)}</td>
              <td className={css.said}>{event.note}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

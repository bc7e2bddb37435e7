import type { DeskOrder } from '@volante/contract/desk-order-shapes'
import type { DeskAppointment } from '@volante/contract/scheduler'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Soft } from '../../work/Soft.tsx'
import { calendarPath } from '../calendar/calendar-address.ts'
import { isOpen } from '../calendar/columns.ts'

interface HandOverProps {
  readonly order: Pick<DeskOrder, 'status'>
  readonly visit: DeskAppointment | null | undefined
}

/** When the buyer comes for the car, and the way to another time; nothing where no hand-over is near. */
export function HandOver({ order, visit }: HandOverProps) {
  const { t, date } = useTexts()
  if (visit === undefined || (!visit && order.status !== 'AT_DEALER')) return null
  const { id = '', dealerCode, day = '' } = visit ?? {}
  const shown = { dealer: dealerCode, view: 'week', day } as const
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over">{t('orders.desk.handOver')}</h2>
      {visit ? (
        <>
          <Facts
            of={{
              [t('desk.calendar.when')]:
                visit.time === null
                  ? `${date(`${day}T12:00:00Z`)}, ${t('desk.calendar.period', { period: visit.period })}`
                  : date(visit.startsAt, 'moment'),
              [t('desk.calendar.state')]: t('desk.calendar.code', { code: visit.code }),
              [t('desk.calendar.answerBy')]: visit.status === 'REQUESTED' ? date(visit.answerBy, 'moment') : null,
              [t('orders.desk.handOver.who')]: visit.name,
              [t('orders.desk.handOver.seller')]: visit.sellerCode,
              [t('desk.calendar.reason')]: visit.reason,
            }}
          />
          <Row gap={[0, 4]}>
            <Link to={calendarPath({ ...shown, open: id })}>{t('orders.desk.handOver.open')}</Link>
            {isOpen(visit) ? (
              <Link to={calendarPath({ ...shown, move: id })}>{t('orders.desk.handOver.move')}</Link>
            ) : null}
          </Row>
        </>
      ) : (
        <Soft as="p">{t('orders.desk.handOver.none')}</Soft>
      )}
    </section>
  )
}

/** What is known of the car since it was handed over. */
export function OnTheRoad({ vehicle }: Pick<DeskOrder, 'vehicle'>) {
  const { t, date, number } = useTexts()
  if (!vehicle) return null
  const { plate, since, until, knownBy, knownAt, reading } = vehicle
  const dayOf = (day: string) => date(`${day}T12:00:00Z`)
  return (
    <section aria-labelledby="on-the-road">
      <h2 id="on-the-road">{t('orders.desk.vehicle')}</h2>
      <Facts
        of={{
          [t('orders.desk.plate.field')]: plate ?? t('orders.desk.vehicle.noPlate'),
          [t('orders.desk.vehicle.since')]: dayOf(since),
          [t('orders.desk.vehicle.until')]: until && dayOf(until),
          [t('orders.desk.vehicle.km')]:
            reading &&
            t('orders.desk.vehicle.reading', { km: number(reading.km), day: dayOf(reading.day), by: reading.by }),
          [t('orders.desk.vehicle.known')]: t('orders.desk.vehicle.knownBy', { by: knownBy, day: date(knownAt) }),
        }}
      />
    </section>
  )
}

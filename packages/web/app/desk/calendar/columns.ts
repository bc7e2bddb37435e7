import type { Agenda, DeskAppointment, DeskSlot } from '@volante/contract/scheduler'
import { OPEN_APPOINTMENTS } from '@volante/domain/appointment/appointment-state'
import { TEST_DRIVE_PERIODS, type TestDrivePeriod } from '@volante/domain/vocabulary'
import type { View } from './calendar-address.ts'

type Block = Agenda['blocks'][number]

/** Half of a column's day: what is in it, and where one that moves may go. */
export interface Half {
  readonly period: TestDrivePeriod
  readonly items: readonly DeskAppointment[]
  readonly blocks: readonly Block[]
  readonly targets: readonly Target[]
}

interface Target {
  readonly value: string
  /** "HH:MM", or none: half of the day. */
  readonly time: string | null
}

/** A day, or on one day a bay, a car or a person. */
export interface Column {
  readonly key: string
  readonly day: string
  readonly resource: Agenda['resources'][number] | null
  readonly hours: readonly { readonly from: string; readonly to: string }[]
  readonly isHoliday: boolean
  readonly halves: readonly Half[]
}

/** It can still be moved, answered and ended. */
export const isOpen = ({ status }: Pick<DeskAppointment, 'status'>): boolean => OPEN_APPOINTMENTS.includes(status)

const NOON = '12:00'

/**
 * Takes a dealer's days and, of an appointment that moves, where it may go; returns the columns that the view shows. Among bays, cars and
 * people the last column holds what has none of them.
 */
export function columnsOf(
  { days, resources, items, blocks }: Agenda,
  view: View,
  moving: { readonly item: DeskAppointment; readonly slots: readonly DeskSlot[] } | null,
): Column[] {
  const halvesOf = (
    day: string,
    isOurs: (item: DeskAppointment) => boolean,
    isBlocked: (block: Block) => boolean,
    at?: string | null,
  ) =>
    TEST_DRIVE_PERIODS.map(
      (period): Half => ({
        period,
        items: items.filter((one) => one.day === day && one.period === period && isOurs(one)),
        blocks: blocks.filter((one) => one.day <= day && day <= one.toDay && isBlocked(one) && reaches(one, period)),
        targets: (moving?.slots ?? []).flatMap((slot) => {
          if (slot.day !== day || slot.period !== period) return []
          const resource = at === undefined ? keptOf(slot, moving?.item) : at
          return slot.free.includes(resource) ? [{ value: targetValue({ ...slot, resource }), time: slot.time }] : []
        }),
      }),
    )
  if (view !== 'resources')
    return days.map((one) => ({
      ...one,
      key: one.day,
      resource: null,
      halves: halvesOf(
        one.day,
        () => true,
        () => true,
      ),
    }))
  return days.flatMap((one) => [
    ...resources.map((resource) => ({
      ...one,
      key: resource.code,
      resource,
      halves: halvesOf(
        one.day,
        ({ resourceCode, sellerCode }) => [resourceCode, sellerCode].includes(resource.code),
        ({ resourceCode }) => resourceCode === null || resourceCode === resource.code,
        resource.code,
      ),
    })),
    {
      ...one,
      key: 'none',
      resource: null,
      halves: halvesOf(
        one.day,
        ({ resourceCode }) => resourceCode === null,
        ({ resourceCode }) => resourceCode === null,
        null,
      ),
    },
  ])
}

const reaches = ({ from, to }: Block, period: TestDrivePeriod): boolean =>
  period === 'morning' ? from < NOON : to > NOON

/** Its own bay or car where that is free, else the first that is. */
const keptOf = ({ free }: DeskSlot, item: DeskAppointment | undefined): string | null =>
  item && free.includes(item.resourceCode) ? item.resourceCode : (free[0] ?? null)

/** A slot with what it takes, as one value of a form, and back. */
const targetValue = (at: Pick<DeskSlot, 'day' | 'period' | 'time'> & { readonly resource: string | null }): string =>
  [at.day, at.period, at.time ?? '', at.resource ?? ''].join(' ')

export function readTarget(value: string) {
  const [day = '', period = '', time = '', resource = ''] = value.split(' ')
  return { day, period: period as TestDrivePeriod, time: time || null, resourceCode: resource || null }
}

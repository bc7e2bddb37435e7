import { services } from '@volante/contract'
import type { Spec } from '@volante/contract/kit'
import type { Permission } from '@volante/domain/policy/permissions'
import { describe, expect, test } from 'vitest'
import { SHEETS } from './house-sheets.ts'

/**
 * What changes a price, an offer, a campaign, a text set or what is public takes two people: every write of staff stands
 * here, and so does every sheet, so that a new one cannot pass by unseen.
 */
const calls = Object.values(services).flatMap((service): Spec[] => Object.values(service.calls))
const writes = calls.filter(({ get, readOnly, may }) => get === undefined && readOnly !== true && may !== undefined)

/** By what is asked for: the call by which another person puts it in force, which refuses whoever asked. */
const TWO: Readonly<Record<string, string>> = {
  'sheets.rows.save': 'sheets.batches.apply',
  'sheets.rows.delete': 'sheets.batches.apply',
  'sheets.batches.create': 'sheets.batches.apply',
  'sheets.batches.map': 'sheets.batches.apply',
  'sheets.order.move': 'sheets.batches.apply',
  'sheets.many.create': 'sheets.batches.apply',
  'sheets.feed.push': 'sheets.batches.apply',
  'sheets.batches.undo': 'sheets.batches.undo',
  'changeSets.create': 'changeSets.approve',
  'changeSets.parts.create': 'changeSets.approve',
  'changeSets.parts.delete': 'changeSets.approve',
  'changeSets.reopen': 'changeSets.approve',
  'changeSets.schedule': 'changeSets.approve',
  'changeSets.publish': 'changeSets.approve',
  'changeSets.revert': 'changeSets.revert',
  'siteSettings.change': 'siteSettings.approve',
  'siteSettings.revert': 'siteSettings.approve',
  'upgrade.setup.create': 'upgrade.setup.decide',
  'upgrade.setup.update': 'upgrade.setup.decide',
  'setup.group.update': 'setup.group.decide',
}
const DECIDE = [...new Set(Object.values(TWO))]

/** Calls beside these that change nothing customers find. */
const PREPARE: Readonly<Record<string, string>> = {
  'sheets.batches.keep': 'leaves in force what is',
  'sheets.batches.forget': 'the next file is asked about',
  'changeSets.delete': 'drops what is not in force',
  'changeSets.cancel': 'drops a time',
  'changeSets.preview': 'shows it to whoever asks alone',
  'changeSets.keep': 'leaves in force what is',
  'siteSettings.preview': 'shows it to whoever asks alone',
  'siteSettings.drop': 'drops what is not in force',
  'upgrade.setup.delete': 'refuses one that customers see',
  'setup.shop.open': 'the first opening, once everything that needs two is there',
  'setup.tries.create': 'asks a service',
}

const CASE = "one customer's own case, in which the price is not set"
const PEOPLE = 'people and rights, which have a rule of two of their own where money hangs on them'
const MACHINE = 'how the platform runs'
const ONE: Partial<Record<Permission, string>> = {
  'leads.work': CASE,
  'leads.assign': CASE,
  'messages.work': CASE,
  'reports.work': CASE,
  'reception.work': CASE,
  'visits.answer': CASE,
  'notices.answer': CASE,
  'events.receive': CASE,
  'participants.read': CASE,
  'loans.follow': CASE,
  'orders.read': CASE,
  'orders.advance': CASE,
  'orders.estimate': CASE,
  'orders.cancel': CASE,
  'documents.review': CASE,
  'fraud.review': CASE,
  'work.read': CASE,
  'usedCars.inspect': CASE,
  'vehicles.record': CASE,
  'recalls.update': CASE,
  'reservations.reprocess': CASE,
  'refunds.approve': 'asked by one and decided by another (orders.desk.decideRefund)',
  'quotations.work': 'a discount above the role waits for another (quotation.quotations.decide)',
  'quotations.approve': 'is that other',
  'prices.work': 'told to staff alone: no page, order or offer reads it, and how low it may lie is a setting of two',
  'users.import': PEOPLE,
  'users.create': PEOPLE,
  'users.roles': PEOPLE,
  'clients.manage': PEOPLE,
  'repairmen.manage': PEOPLE,
  'caches.manage': MACHINE,
  'hooks.manage': MACHINE,
  'hooks.resend': MACHINE,
  'integrationLog.work': MACHINE,
  'jobs.retry': MACHINE,
  'integrationErrors.work': MACHINE,
  'accessories.index': MACHINE,
  'closedDays.keep': 'a dealer says when it is there',
  'agenda.keep': 'a dealer says when it is there',
  'dealers.manage': 'a dealer says when it is there',
  'dealers.block': 'takes a dealer away at once, and that must not wait',
  'econnect.switch': 'a dealer says what it takes part in',
  'qrCodes.manage': 'leads to pages there are',
  'manuals.manage': 'papers of the maker',
  'pictures.manage': 'shown once a sheet of two names it',
  'parts.create': 'sold once a sheet of two gives it a price',
  'events.manage': 'neither price nor offer',
  'push.manage': 'neither price nor offer; what it says holds nowhere',
  'reviews.moderate': 'what customers say, decided within 48 hours',
  'reviews.reply': 'what a dealer answers in its name',
}

describe('every write of staff', () => {
  test.each(writes.map((spec) => [spec.id, spec] as const))(
    '%s takes two people, or it is said why not',
    (id, spec) => {
      const rights = [TWO[id], PREPARE[id], ...(DECIDE.includes(id) ? [id] : []), ONE[spec.may as Permission]]
      expect(rights.filter((one) => one !== undefined).length, spec.may).toBeGreaterThan(0)
    },
  )

  test.each(DECIDE)('%s refuses whoever asked', (id) => {
    expect(calls.find((spec) => spec.id === id)?.errors).toMatchObject({ 'sheets.needsAnother': 403 })
  })

  test('nothing is named that there is not', () => {
    const ids = new Set(writes.map(({ id }) => id))
    const rights = new Set(writes.map(({ may }) => may))
    expect([...Object.keys(TWO), ...DECIDE, ...Object.keys(PREPARE)].filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(ONE).filter((may) => !rights.has(may as Permission))).toEqual([])
  })
})

/** Sheets that one person puts in force. */
const CATALOGUE = 'what there is, without what it costs'
const DEALERS = 'where dealers are and when'
const SHEETS_OF_ONE: Readonly<Record<string, string>> = {
  models: CATALOGUE,
  'model-markets': CATALOGUE,
  versions: CATALOGUE,
  'version-years': CATALOGUE,
  parts: CATALOGUE,
  'serial-parts': CATALOGUE,
  'datasheet-groups': CATALOGUE,
  'datasheet-rows': CATALOGUE,
  datasheets: CATALOGUE,
  'price-types': 'names of prices',
  'dealer-groups': DEALERS,
  regionals: DEALERS,
  'influence-areas': DEALERS,
  'area-cities': DEALERS,
  dealers: DEALERS,
  holidays: DEALERS,
  'dealer-resources': DEALERS,
  'appointment-rules': DEALERS,
  stock: 'which cars there are; what they cost stands in prices',
  'working-prices': 'told to staff alone: no page, order or offer reads it, and how low it may lie is a setting of two',
  employees: 'who works for the maker; their conditions take two',
  'employee-relatives': 'who lives with whom works for the maker; their conditions take two',
  'recall-repairs': 'what workshops did',
  'recall-parts': 'which parts there are',
  'maintenance-items': 'names of works; what they cost takes two',
  'ownership-assumptions': 'what an estimate takes for granted, with its source beside it',
}

test('every sheet takes two people, or it is said why not', () => {
  const one = SHEETS.filter(({ needsTwo }) => needsTwo !== true).map(({ name }) => name)
  expect(one.toSorted()).toEqual(Object.keys(SHEETS_OF_ONE).toSorted())
})

import { HOUR_MS } from '@volante/domain/duration'
import type { Api } from '@volante/contract'
import type { ChangeSetDetail } from '@volante/contract/change-sets'
import { localTime } from '@volante/domain/local-time'
import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { house } from '../../house.ts'
import { boot } from '../../platform/process/boot.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })
const ZONE = 'America/Sao_Paulo'
const COUPONS = 'country;name;amount;mostUses;validUntil'
let made = 0
/** Names of coupons are letters and digits. */
const couponName = () => `PACOTE${++made}`

async function send(api: Api, sheet: string, lines: string): Promise<string> {
  const content = Buffer.from(lines).toString('base64')
  const { id, state, counts } = await api.sheets.send({ params: { sheet }, body: { name: 'file.csv', content } })
  expect({ state, refused: counts.refused }).toEqual({ state: 'READY', refused: 0 })
  return id
}

const coupon = (api: Api, name: string, amount = '100,00') =>
  send(api, 'coupons', `${COUPONS}\nBR;${name};${amount};5;`)

async function setOf(api: Api, ...batches: readonly string[]): Promise<string> {
  const { id } = await api.changeSets.create({ body: { name: 'Novembro' } })
  for (const batch of batches) await api.changeSets.add({ params: { id }, body: { kind: 'sheet', id: batch } })
  return id
}

const amounts = async (...names: readonly string[]) =>
  (
    await server.db
      .selectFrom('coupons')
      .select(['name', 'amount_cents'])
      .where('name', 'in', names)
      .orderBy('name')
      .execute()
  ).map(({ amount_cents }) => amount_cents)

const reached = (api: Api, id: string, state: ChangeSetDetail['state']) =>
  vi.waitFor(
    async () => {
      const set = await api.changeSets.get({ params: { id } })
      expect(set.state).toBe(state)
      return set
    },
    { timeout: 60_000, interval: 50 },
  )

/** Schedules by the clocks of Brazil, so many whole minutes from now. */
async function inMinutes(api: Api, id: string, minutes: number): Promise<ChangeSetDetail> {
  const at = new Date(server.platform.clock.now().getTime() + minutes * 60_000)
  return api.changeSets.schedule({ params: { id }, body: { country: 'BR', at: localTime(ZONE, at) } })
}

describe('a set', () => {
  test('is approved by another than who prepared it, published whole and taken back by two', async () => {
    const [maker, other] = [await admin(), await admin()]
    const [one, two] = [couponName(), couponName()]
    const id = await setOf(maker, await coupon(maker, one), await coupon(maker, two))
    const params = { id }
    const notifiedPaths = async (api: Api) => (await api.notifications.list()).items.map(({ path }) => path)
    expect(await notifiedPaths(other)).toContain(`/admin/data/sets/${id}`)
    expect(await notifiedPaths(maker)).toEqual([])
    await expect(maker.changeSets.approve({ params })).rejects.toMatchObject({ code: 'sheets.needsAnother' })
    await expect(other.changeSets.publish({ params })).rejects.toMatchObject({ code: 'changeSets.notNow' })
    expect(await other.changeSets.approve({ params })).toMatchObject({ state: 'APPROVED', content: [{ rows: 1 }, {}] })
    await maker.changeSets.publish({ params })
    expect(await reached(maker, id, 'PUBLISHED')).toMatchObject({ isLate: false, revert: 'asked' })
    expect(await amounts(one, two)).toEqual([10_000, 10_000])
    expect(await maker.changeSets.revert({ params })).toMatchObject({ state: 'PUBLISHED', revert: 'waits' })
    await expect(maker.changeSets.revert({ params })).rejects.toMatchObject({ code: 'sheets.needsAnother' })
    expect(await other.changeSets.keep({ params })).toMatchObject({ revertAskedBy: null })
    await other.changeSets.revert({ params })
    await maker.changeSets.revert({ params })
    expect(await reached(maker, id, 'REVERTED')).toMatchObject({ skipped: 0 })
    expect(await amounts(one, two)).toEqual([])
  })

  test('among more than fifty is found by a part of its name', async () => {
    const api = await admin()
    const { id } = await api.changeSets.create({ body: { name: 'Feirão de 100% da fábrica' } })
    for (let at = 0; at < 60; at++) await api.changeSets.create({ body: { name: `Semana ${at}` } })
    const open = async (text?: string) =>
      (await api.changeSets.list({ query: { state: 'OPEN', size: 51, ...(text && { text }) } })).items
    expect(await open()).toHaveLength(51)
    expect((await open('100% DA')).map((set) => set.id)).toEqual([id])
    expect(await open('100%_da')).toEqual([])
  })

  test('holds each change once, and decides for it', async () => {
    const [maker, other] = [await admin(), await admin()]
    const batch = await coupon(maker, couponName())
    const id = await setOf(maker, batch)
    const second = await setOf(maker)
    const adding = maker.changeSets.add({ params: { id: second }, body: { kind: 'sheet', id: batch } })
    await expect(adding).rejects.toMatchObject({ code: 'changeSets.taken' })
    for (const decide of [other.sheets.apply, other.sheets.undo])
      await expect(decide({ params: { id: batch } })).rejects.toMatchObject({ status: 409, code: 'sheets.inSet' })
    expect((await maker.sheets.batch({ params: { id: batch } })).changeSet).toMatchObject({ id })
    await expect(other.changeSets.approve({ params: { id: second } })).rejects.toMatchObject({
      code: 'changeSets.empty',
    })
    await maker.changeSets.drop({ params: { id } })
    expect(await other.sheets.apply({ params: { id: batch } })).toMatchObject({ state: 'APPLIED' })
  })

  test('is published whole or not at all: where rows changed meanwhile its people are told, and it can be looked at again', async () => {
    const [maker, other] = [await admin(), await admin()]
    const [one, two] = [couponName(), couponName()]
    const first = await coupon(maker, two, '50,00')
    await other.sheets.apply({ params: { id: first } })
    const id = await setOf(maker, await coupon(maker, one), await coupon(maker, two, '70,00'))
    await other.changeSets.approve({ params: { id } })
    await inMinutes(other, id, 120)
    const meanwhile = await coupon(maker, two, '60,00')
    await other.sheets.apply({ params: { id: meanwhile } })
    await server.moveClock(2 * HOUR_MS)
    const stopped = await reached(maker, id, 'STOPPED')
    expect(stopped.problem).toContain('as linhas mudaram depois da aprovação')
    expect(await amounts(one, two)).toEqual([6_000])
    const letters = await vi.waitFor(async () => {
      const rows = await server.db.selectFrom('outbox').selectAll().where('subject', 'like', '%Novembro%').execute()
      expect(rows).toHaveLength(2)
      return rows
    })
    expect(letters[0]?.subject).toBe('Não publicado: Novembro')
    expect(letters[0]?.body).toContain(`/admin/data/sets/${id}`)
    const again = await maker.changeSets.reopen({ params: { id } })
    expect(again).toMatchObject({ state: 'OPEN', approvedBy: null, problem: null, publishAt: null })
    await other.changeSets.approve({ params: { id } })
    await maker.changeSets.publish({ params: { id } })
    await reached(maker, id, 'PUBLISHED')
    expect(await amounts(one, two)).toEqual([10_000, 7_000])
  })

  test('a row that is already as it was to be stops nothing', async () => {
    const [maker, other] = [await admin(), await admin()]
    const name = couponName()
    const id = await setOf(maker, await coupon(maker, name))
    await other.changeSets.approve({ params: { id } })
    await other.sheets.apply({ params: { id: await coupon(maker, name) } })
    await maker.changeSets.publish({ params: { id } })
    await reached(maker, id, 'PUBLISHED')
    expect(await amounts(name)).toEqual([10_000])
  })
})

describe('a time', () => {
  test('comes once, when the clock of the country shows it, unless it was cancelled or moved', async () => {
    const [maker, other] = [await admin(), await admin()]
    const [name, cancelled, moved] = [couponName(), couponName(), couponName()]
    const id = await setOf(maker, await coupon(maker, name))
    const never = await setOf(maker, await coupon(maker, cancelled))
    const later = await setOf(maker, await coupon(maker, moved))
    for (const one of [id, never, later]) await other.changeSets.approve({ params: { id: one } })
    const { publishAt, timeZone } = await inMinutes(other, id, 90)
    expect(timeZone).toBe(ZONE)
    await inMinutes(other, never, 90)
    await inMinutes(other, later, 90)
    expect(await other.changeSets.cancel({ params: { id: never } })).toMatchObject({
      state: 'APPROVED',
      publishAt: null,
    })
    await inMinutes(other, later, 600)
    await server.moveClock(HOUR_MS)
    expect((await maker.changeSets.get({ params: { id } })).state).toBe('SCHEDULED')
    await server.moveClock(new Date(publishAt ?? '').getTime() - server.platform.clock.now().getTime())
    const { publishedAt } = await reached(maker, id, 'PUBLISHED')
    expect(Math.abs(Date.parse(publishedAt ?? '') - Date.parse(publishAt ?? ''))).toBeLessThan(5_000)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect((await maker.changeSets.get({ params: { id: later } })).state).toBe('SCHEDULED')
    expect(await amounts(name, cancelled, moved)).toEqual([10_000])
    await expect(other.changeSets.cancel({ params: { id } })).rejects.toMatchObject({ code: 'changeSets.notNow' })
  })

  test('that has passed, or that no clock shows, is refused', async () => {
    const [maker, other] = [await admin(), await admin()]
    const id = await setOf(maker, await coupon(maker, couponName()))
    await other.changeSets.approve({ params: { id } })
    const schedule = (at: string) => other.changeSets.schedule({ params: { id }, body: { country: 'BR', at } })
    await expect(schedule('2018-11-04T00:30')).rejects.toMatchObject({ status: 422, code: 'changeSets.noSuchTime' })
    await expect(schedule('2019-02-16T23:30')).rejects.toMatchObject({ status: 422, code: 'changeSets.twice' })
    await expect(schedule('2026-01-01T08:00')).rejects.toMatchObject({ status: 422, code: 'changeSets.past' })
    await expect(schedule('2030-01-01')).rejects.toMatchObject({ status: 400 })
  })

  test('comes once with two processes, and at the start of the next one where none was running', async () => {
    const [maker, other] = [await admin(), await admin()]
    const names = Array.from({ length: 4 }, couponName)
    const ids = await Promise.all(names.map(async (name) => setOf(maker, await coupon(maker, name))))
    const second = await boot(house, server.platform.settings, pino({ level: 'silent' }))
    try {
      const { publishAt } = await publishSoon(other, ids)
      for (const id of ids) {
        const { publishedAt } = await reached(maker, id, 'PUBLISHED')
        expect(Math.abs(Date.parse(publishedAt ?? '') - publishAt.getTime())).toBeLessThan(5_000)
      }
    } finally {
      await second.stop()
    }
    const changes = await server.db
      .selectFrom('sheet_changes as c')
      .innerJoin('change_set_parts as p', 'p.part_id', 'c.batch_id')
      .select('p.set_id')
      .where('p.set_id', 'in', ids)
      .execute()
    expect(changes.map(({ set_id }) => set_id).toSorted()).toEqual(ids.toSorted())
  })
})

/** Approves and schedules sets for two seconds from now, as a time by the minute that the clock is moved before. */
async function publishSoon(other: Api, ids: readonly string[]): Promise<{ publishAt: Date }> {
  let at = ''
  for (const id of ids) {
    await other.changeSets.approve({ params: { id } })
    at = (await inMinutes(other, id, 10)).publishAt ?? ''
  }
  const publishAt = new Date(at)
  await server.moveClock(publishAt.getTime() - server.platform.clock.now().getTime() - 2_000)
  return { publishAt }
}

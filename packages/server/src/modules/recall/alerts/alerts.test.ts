import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { contextFor } from '../../documents/fixtures.ts'
import { NO_ACCOUNT } from '../../../platform/process/personal-data.ts'
import { recallJobs } from '../jobs.ts'
import { recallPersonalData } from '../personal-data.ts'

const server = testServer({ LIMITS: 'all:1000000' })
const CHASSIS = '9BG358A1NKYH80001'
const words = (text: string) => JSON.stringify({ 'pt-BR': text, 'es-AR': text })

const announce = (id: string, more: object = {}) =>
  server.db
    .insertInto('recall_campaigns')
    .values({
      id,
      country: 'BR',
      brand: 'fiat',
      kind: 'RECALL',
      title: words(`Cinto ${id}`),
      risk: words('Pode soltar.'),
      repair: words('Troca.'),
      can_drive: false,
      starts_on: '2026-10-01',
      remedy_from: '2026-10-01',
      minutes: 60,
      phone: '0800',
      model_codes: [],
      ...more,
    })
    .execute()
const calls = (campaign_id: string, chassis: string) =>
  server.db
    .insertInto('recall_chassis')
    .values({
      campaign_id,
      prefix: chassis.slice(0, 9),
      first_number: chassis.slice(-8),
      last_number: chassis.slice(-8),
    })
    .execute()

const letters = (to: string) =>
  server.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', to).orderBy('created_at').execute()
const waitFor = (to: string, count: number) =>
  vi.waitFor(async () => expect(await letters(to)).toHaveLength(count), { timeout: 60_000, interval: 100 })

const tokenIn = (body: string | undefined) => /aviso\/([\w-]+)/.exec(body ?? '')?.[1] ?? ''
const visitor = () => server.as({}, 'br-fiat')
const night = () => recallJobs['recall.alerts']?.(contextFor(server), {})

async function asked(email: string, about: { vehicle?: string; campaignId?: string }) {
  const api = await visitor()
  await api.recall.alertCreate({ body: { email, ...about } })
  await waitFor(email, 1)
  return tokenIn((await letters(email))[0]?.body)
}

test('nobody is told before the letter’s link was pressed; then of each recall once, and the chassis stands in no letter', async () => {
  const email = 'ana.aviso@correio.example'
  const token = await asked(email, { vehicle: CHASSIS.toLowerCase() })
  await announce('A-CALLED')
  await calls('A-CALLED', CHASSIS)
  await night()
  expect(await letters(email)).toHaveLength(1)
  const api = await visitor()
  expect(await api.recall.alertGet({ params: { token } })).toMatchObject({
    isConfirmed: false,
    vehicle: '••• 0001',
    recall: null,
  })
  expect(await api.recall.alertConfirm({ params: { token } })).toMatchObject({ isConfirmed: true })
  await night()
  await waitFor(email, 2)
  await night()
  await announce('A-SECOND')
  await calls('A-SECOND', CHASSIS)
  await night()
  await waitFor(email, 3)
  const sent = await letters(email)
  expect(sent.map(({ body }) => /Cinto (A-\w+)/.exec(body)?.[1])).toEqual([undefined, 'A-CALLED', 'A-SECOND'])
  expect(JSON.stringify(sent)).not.toContain(CHASSIS)
  // Asked for again by whoever knows the address: no further letter, and nobody learns that it is kept.
  await api.recall.alertCreate({ body: { email: email.toUpperCase(), vehicle: CHASSIS } })
  expect(
    await server.db.selectFrom('recall_alerts').select('id').where('subject', '=', CHASSIS).execute(),
  ).toHaveLength(1)
  await api.recall.alertEnd({ params: { token } })
  await expect(api.recall.alertGet({ params: { token } })).rejects.toMatchObject({ status: 404 })
  expect(await letters(email)).toHaveLength(3)
})

test('a plate is told of once it is known which car bears it, also after a night on which the registry was down', async () => {
  const email = 'rui.aviso@correio.example'
  const { plate, chassis } = await server.db
    .selectFrom('registry_vehicles')
    .select(['plate', 'chassis'])
    .where('country', '=', 'BR')
    .where('brand', '=', 'fiat')
    .limit(1)
    .executeTakeFirstOrThrow()
  const registry = server.platform.providers.vehicleRegistry
  if (!registry) throw new Error('the demo has a registry')
  const down = vi.spyOn(registry, 'find').mockRejectedValue(new Error('down'))
  const token = await asked(email, { vehicle: plate })
  const api = await visitor()
  await api.recall.alertConfirm({ params: { token } })
  const looked = () =>
    server.db.selectFrom('recall_alerts').select(['chassis', 'looked_at']).where('email', '=', email).executeTakeFirst()
  await vi.waitFor(async () => expect((await looked())?.looked_at).not.toBeNull(), { timeout: 60_000 })
  expect((await looked())?.chassis).toBeNull()
  down.mockRestore()
  await night()
  await vi.waitFor(async () => expect((await looked())?.chassis).toBe(chassis), { timeout: 60_000 })
  await announce('A-PLATE')
  await calls('A-PLATE', chassis)
  await night()
  await vi.waitFor(async () => expect(JSON.stringify(await letters(email))).toContain('Cinto A-PLATE'), {
    timeout: 60_000,
  })
  const all = JSON.stringify(await letters(email))
  expect(all).not.toContain(chassis)
  expect(all).not.toContain(plate)
})

test('who waits for a remedy is told once it is there, and the address is forgotten', async () => {
  const email = 'bia.aviso@correio.example'
  await announce('A-WAIT', { remedy_from: null })
  const token = await asked(email, { campaignId: 'A-WAIT' })
  const api = await visitor()
  expect(await api.recall.alertConfirm({ params: { token } })).toMatchObject({
    vehicle: null,
    recall: { id: 'A-WAIT', title: 'Cinto A-WAIT' },
  })
  await night()
  expect(await letters(email)).toHaveLength(1)
  await server.db
    .updateTable('recall_campaigns')
    .set({ remedy_from: '2026-11-01' })
    .where('id', '=', 'A-WAIT')
    .execute()
  server.platform.changes.tell('recalls')
  await night()
  await waitFor(email, 2)
  const kept = () => server.db.selectFrom('recall_alerts').select('id').where('email', '=', email).execute()
  await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 60_000 })
  await expect(api.recall.alertCreate({ body: { email, campaignId: 'A-WAIT' } })).rejects.toMatchObject({ status: 404 })
})

test('wrong fields are refused by name, forged and foreign links open nothing', async () => {
  const api = await visitor()
  const send = (body: object) => api.recall.alertCreate({ body })
  await expect(send({ email: 'x', vehicle: 'ABC' })).rejects.toMatchObject({
    status: 422,
    fields: expect.arrayContaining([
      expect.objectContaining({ path: 'email' }),
      expect.objectContaining({ path: 'vehicle' }),
    ]),
  })
  await expect(send({ email: 'ana@correio.example', campaignId: 'AR-FIAT-1' })).rejects.toMatchObject({ status: 404 })
  const token = await asked('eva.aviso@correio.example', { vehicle: CHASSIS })
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  await expect(api.recall.alertEnd({ params: { token: forged } })).rejects.toMatchObject({ status: 404 })
  const argentine = await server.as({}, 'ar-fiat')
  await expect(argentine.recall.alertGet({ params: { token } })).rejects.toMatchObject({ status: 404 })
})

test('an erasure forgets whatever the proven address asked for; what was not confirmed ends by itself', async () => {
  const email = 'Lia.Aviso@correio.example'
  await asked(email, { vehicle: CHASSIS })
  const row = () =>
    server.db
      .selectFrom('recall_alerts')
      .select(['ends_at', 'created_at'])
      .where('email', '=', email)
      .executeTakeFirst()
  const { ends_at: ends, created_at: made } = (await row()) ?? {}
  expect(Number(ends) - Number(made)).toBe(7 * 86_400_000)
  const person = { accountId: NO_ACCOUNT, emails: [], provenEmails: [email.toLowerCase()] }
  expect(await recallPersonalData.recall_alerts?.rows?.(server.db, person)).toMatchObject([{ email, chassis: CHASSIS }])
  const inside = { db: server.db, now: new Date() }
  await recallPersonalData.recall_alerts?.forget?.(inside, { ...person, orders: [], marks: [] })
  expect(await row()).toBeUndefined()
})

import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { issueContract } from './contract.ts'
import { contractPdf, contractText } from './contract-text.ts'
import { termsOf } from './terms.ts'
import { type Buyer, contextFor, newBuyer, newOrder } from '../fixtures.ts'

const server = testServer({ VOLANTE_DATA: mkdtempSync(join(tmpdir(), 'volante-contracts-')) })
let buyer: Buyer

beforeAll(async () => {
  buyer = await newBuyer(server)
})

const toSign = async (): Promise<string> => {
  const order = await newOrder(server, buyer, 'SIGN_CONTRACT')
  await server.db
    .insertInto('order_estimates')
    .values({
      order_id: order,
      delivery_from: '2026-12-01',
      delivery_on: '2026-12-15',
      plan: null,
      reason: 'first',
      note: null,
      made_at: server.platform.clock.now(),
      actor_id: null,
    })
    .execute()
  await issueContract(contextFor(server), order)
  return order
}
const contractsOf = async (order: string, headers = buyer.headers) =>
  (await server.app.inject({ url: `/api/private-api/contracts?reservationId=${order}`, headers })).json()
const sign = async (id: string, headers: Record<string, string> = buyer.headers, accepted = true) => {
  const payload = { id, accepted }
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/private-api/contracts',
    headers: { ...headers, 'user-agent': 'Firefox' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const read = (document: string, headers: Record<string, string> = buyer.headers) =>
  server.app.inject({ url: `/api${document}`, headers })

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return pages.join(' ').replace(/\s+/g, ' ')
}

test('a contract says who, what, how much, how it is paid and how to withdraw, and is the bytes that are signed', async () => {
  const order = await toSign()
  const [contract] = await contractsOf(order)
  expect(contract).toMatchObject({ kind: 'PURCHASE', state: 'OPEN', version: 1, reservationId: order, signedAt: null })
  const answer = await read(contract.document)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  })
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(contract.sha256)
  const text = await textOf(answer.rawPayload)
  const { legal } = contextFor(server).site
  for (const part of [
    'Resumo',
    legal.companyName,
    legal.taxId,
    'Ana Lukasz Silva',
    'Volcano 1.3 Cabine Dupla',
    'Entrega',
    'entre 01/12/2026 e 15/12/2026',
    'Branco Banchisa',
    'R$ 104.990,00',
    'Reserva (Pix)',
    'R$ 500,00',
    'R$ 104.490,00',
    'até 7 dias corridos',
    'art. 49',
    '9BD00000000000001',
  ]) {
    expect(text).toContain(part)
  }
})

test('a buyer who told no address has no line for one', async () => {
  const order = await toSign()
  const [{ content }] = await contractsOf(order)
  const addresses = (blocks: readonly { label?: string; value?: string }[]) =>
    blocks.flatMap(({ label, value }) => (label === 'Endereço' ? value : []))
  expect(addresses(content.blocks)).toContain('Rua da Aurora, 295, Boa Vista, Recife, PE, 50030-230')
  await server.db.updateTable('orders').set({ billing_address: null }).where('id', '=', order).execute()
  await issueContract(contextFor(server), order)
  const [without] = (await contractsOf(order)).filter(({ version }: { version: number }) => version === 2)
  expect(addresses(without.content.blocks)).toHaveLength(1)
})

test('the page says what the file says, and a letter brings the file with the way to sign', async () => {
  const order = await toSign()
  const [{ content, document }] = await contractsOf(order)
  const printed = await textOf((await read(document)).rawPayload)
  const words = content.blocks.flatMap((block: Readonly<Record<string, string>>) =>
    [block.heading, block.text, block.label, block.value].filter((word) => typeof word === 'string'),
  )
  expect(words.length).toBeGreaterThan(40)
  for (const word of words) expect(printed.replaceAll(' ', '')).toContain(plain(word))
  const letter = async () =>
    (await server.db.selectFrom('outbox').selectAll().where('body', 'like', `%/${order}%`).execute()).at(-1)
  await expect.poll(letter, { timeout: 60_000 }).toMatchObject({
    subject: expect.stringContaining('contrato'),
    attachments: [{ type: 'application/pdf', name: expect.stringMatching(/-1\.pdf$/) }],
  })
})

/** As the file's letters come back: no spaces, and Ł without its stroke. */
const plain = (word: string): string => word.replaceAll(/\s/g, '').replaceAll('Ł', 'L').replaceAll('ł', 'l')

test('in Argentina the law and the words are those of the country', async () => {
  const order = await toSign()
  const ctx = contextFor(server)
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow()
  const site = server.platform.sites.find(({ id }) => id === 'ar-fiat')
  if (!site) throw new Error('No site ar-fiat')
  const there = {
    ...ctx,
    site,
    text: (key: string, values?: Readonly<Record<string, string | number>>) =>
      server.platform.texts.say(site, key, values),
  }
  const terms = { ...(await termsOf(there, row)), country: 'AR', currency: 'ARS' } as const
  const text = await textOf(await contractPdf(there, terms, 1, contractText(there, terms, 1)))
  expect(text).toContain('botón de arrepentimiento')
  expect(text).toContain('10 días corridos')
  expect(text).not.toContain('Código de Defesa')
})

test('signed keeps hash, time and origin once, and the order is placed', async () => {
  const order = await toSign()
  const [contract] = await contractsOf(order)
  expect(await sign(contract.id, buyer.headers, false)).toMatchObject({
    status: 422,
    body: { code: 'contract.notAccepted' },
  })
  const [first, second] = await Promise.all([sign(contract.id), sign(contract.id)])
  expect(first).toMatchObject({
    status: 200,
    body: { state: 'SIGNED', sha256: contract.sha256, signedAt: expect.any(String) },
  })
  expect(second.body).toEqual(first.body)
  const row = await server.db
    .selectFrom('order_contracts')
    .selectAll()
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ signed_origin: { ip: '127.0.0.1', userAgent: 'Firefox' } })
  const events = await server.db.selectFrom('order_events').selectAll().where('order_id', '=', order).execute()
  const placed = events.filter(({ status }) => status === 'PLACED')
  expect(placed).toMatchObject([{ actor: 'customer', data: { contract: contract.id, sha256: contract.sha256 } }])
})

test('nobody is asked to sign before there is something to sign, nor after, on the order or in a list', async () => {
  const order = await newOrder(server, buyer, 'SIGN_CONTRACT')
  const event = { order_id: order, status: 'SIGN_CONTRACT', at: new Date(), actor: 'platform' } as const
  await server.db
    .insertInto('order_events')
    .values({ ...event, actor_id: null, note: null, data: '{}' })
    .execute()
  const asked = async () => {
    const read = async (path: string) =>
      (await server.app.inject({ url: `/api/reservation/v2/reservations/${path}`, headers: buyer.headers })).json()
    const { pendingActions, now } = await read(`${order}/status`)
    const listed = (await read('user-reserves')).find(({ id }: { readonly id: string }) => id === order)
    expect(listed.pendingActions).toEqual(pendingActions)
    return { pendingActions, actor: now.actor }
  }
  expect(await asked()).toEqual({ pendingActions: [], actor: 'platform' })
  await issueContract(contextFor(server), order)
  expect(await asked()).toEqual({ pendingActions: ['signContract'], actor: 'customer' })
  const [{ id }] = await contractsOf(order)
  expect((await sign(id)).status).toBe(200)
  expect((await asked()).pendingActions).toEqual([])
})

test('printed again it is the same; a changed order makes the next version and the old one is not signed any more', async () => {
  const order = await toSign()
  await issueContract(contextFor(server), order)
  const [contract] = await contractsOf(order)
  expect(contract.version).toBe(1)
  await server.db.updateTable('orders').set({ chassis: '9BD00000000000002' }).where('id', '=', order).execute()
  expect(await sign(contract.id)).toMatchObject({ status: 409, body: { code: 'contract.replaced' } })
  const states = async () => (await contractsOf(order)).map(({ state }: { state: string }) => state)
  await expect.poll(states, { timeout: 60_000 }).toEqual(['OPEN', 'REPLACED'])
  const [next] = await contractsOf(order)
  expect((await sign(contract.id)).status).toBe(409)
  expect(await sign(next.id)).toMatchObject({ status: 200, body: { version: 2, state: 'SIGNED' } })
})

test('only at its status is there a contract', async () => {
  const order = await newOrder(server, buyer, 'RESERVE')
  await issueContract(contextFor(server), order)
  expect(await contractsOf(order)).toEqual([])
})

test("another customer's contract is unknown to read and to sign; staff reads it where it is", async () => {
  const order = await toSign()
  const [contract] = await contractsOf(order)
  const other = await newBuyer(server)
  expect(await contractsOf(order, other.headers)).toEqual([])
  expect((await sign(contract.id, other.headers)).status).toBe(404)
  expect((await read(contract.document, other.headers)).statusCode).toBe(404)
  expect((await read(contract.document, await server.signIn(['user_dealer'], ['99999']))).statusCode).toBe(404)
  const dealer = await server.signIn(['user_dealer'], ['70001'])
  expect((await read(contract.document, dealer)).statusCode).toBe(200)
  expect((await sign(contract.id, dealer)).status).toBe(404)
})

const ended = (order: string) =>
  server.db
    .updateTable('orders')
    .set({ status: 'DELIVERED', waits_on: null, waiting_since: null, queues: [] })
    .where('id', '=', order)
    .execute()

test('an erasure keeps a signed contract and says why', async () => {
  const one = await newBuyer(server)
  const order = await newOrder(server, one, 'SIGN_CONTRACT')
  await issueContract(contextFor(server), order)
  const [contract] = await contractsOf(order, one.headers)
  await sign(contract.id, one.headers)
  await ended(order)
  const url = '/api/privacy/erasure'
  const erased = await server.app.inject({ method: 'POST', url, headers: one.headers, payload: { password: '' } })
  expect(erased.json().kept).toContainEqual({
    what: 'Contratos assinados',
    why: expect.stringContaining('Código de Defesa do Consumidor, art. 27'),
    rows: 1,
  })
  const dealer = await server.signIn(['user_dealer'], ['70001'])
  expect((await read(contract.document, dealer)).statusCode).toBe(200)
})

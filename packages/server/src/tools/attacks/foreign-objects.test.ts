import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routeOf, type Spec } from '@volante/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { newBuyer } from '../../modules/documents/fixtures.ts'
import { TEST_SETTINGS } from '../../modules/payments/fixtures.ts'
import { testServer } from '../testing/test-server.ts'
import { CALLS, requestFor, takesId } from './sample-input.ts'
import { newVictim, rowsOf, type Victim } from './victim.ts'

const VOLANTE_DATA = mkdtempSync(join(tmpdir(), 'volante-foreign-'))
const server = testServer({ ...TEST_SETTINGS, VOLANTE_DATA, LIMITS: 'all:1000000' })
/** What anybody who signed in may read. */
const FOR_EVERYBODY = ['manual.manuals.get']
const withIds = CALLS.filter((spec) => spec.access === 'bearer' && takesId(spec)).map((spec): [string, Spec] => [
  spec.id,
  spec,
])
let victim: Victim
let strangers: { readonly authorization: string }[] = []
let before = ''
/** What strangers asked of the victim's. */
const asked = new Set<string>()

beforeAll(async () => {
  victim = await newVictim(server)
  // A customer, and staff of a dealer elsewhere who holds the rights but not for this order.
  const elsewhere = await newBuyer(server)
  await server.db
    .updateTable('accounts')
    .set({ roles: ['user_dealer', 'dealer_manager', 'regional_manager'], dealer_codes: ['99999'] })
    .where('id', '=', elsewhere.id)
    .execute()
  strangers = [(await newBuyer(server)).headers, elsewhere.headers]
  before = await rowsOf(server, victim)
})

async function ask(spec: Spec, id: string, who: { readonly authorization: string }) {
  const { headers, ...request } = requestFor(spec, id)
  const answer = await server.app.inject({ ...request, headers: { ...headers, ...who } })
  return { status: answer.statusCode, body: answer.body.replaceAll(id, '(id)') }
}

/** Words that only somebody who saw the victim's rows can say. */
async function secrets(): Promise<string[]> {
  const { order = '' } = victim.ids
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow()
  return [row.number, row.document, row.email, row.buyer_name, 'rg.jpg', 'ANA P SOUZA']
}

describe("another person's order, charge, paper, photo, contract, card or session", () => {
  test.each(withIds)('%s tells no more of it than of what does not exist', async (_, spec) => {
    const words = await secrets()
    for (const [stranger, who] of strangers.entries()) {
      const nothing = await ask(spec, randomUUID(), who)
      for (const [name, id] of Object.entries(victim.ids)) {
        const answer = await ask(spec, id, who)
        asked.add(`${spec.id} ${name} ${stranger}`)
        expect(answer.status, `${name}: ${answer.body}`).toBe(nothing.status)
        if (answer.status >= 400) expect(answer.body, name).toBe(nothing.body)
        for (const word of words) expect(answer.body, name).not.toContain(word)
      }
    }
  })

  test('none of these calls changed a row of it', async () => {
    expect(asked.size).toBe(withIds.length * Object.keys(victim.ids).length * strangers.length)
    expect(await rowsOf(server, victim)).toBe(before)
  })

  test('is there for its owner, so that a refusal means something', async () => {
    const reads = withIds.filter(([, spec]) => routeOf(spec).verb === 'get' && !spec.may && spec.params)
    const open = new Set<string>()
    for (const [name, spec] of reads)
      for (const id of Object.values(victim.ids))
        if ((await ask(spec, id, victim.buyer.headers)).status < 300) open.add(name)
    expect(reads.map(([name]) => name).filter((name) => !open.has(name) && !FOR_EVERYBODY.includes(name))).toEqual([])
  })
})

test('an idempotency key of somebody else does not answer with their order', async () => {
  const { order = '' } = victim.ids
  const url = `/api/orders/${order}/share`
  const share = (headers: object) =>
    server.app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': 'the-very-same-key' } })
  const first = await share(victim.buyer.headers)
  expect(first.statusCode).toBe(201)
  expect((await share(victim.buyer.headers)).json()).toEqual(first.json())
  const stranger = await share(strangers[0] ?? {})
  expect(stranger.statusCode).toBe(409)
  expect(stranger.body).not.toContain(first.json().token)
})

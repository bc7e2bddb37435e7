import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import { applicant, INCOME, sent } from './fixtures.ts'
import { lookForWaiting, remind } from './remind.ts'

// No jobs of its own: the test is the worker.
const server = testServer({ ROLE: 'web' })

const letters = async (about: string) =>
  (
    await server.platform.connection.pool.query(
      `select data->>'proposalId' as id from pgboss.job where name = 'financing.reminder' and data->>'about' = $1`,
      [about],
    )
  ).rows.map(({ id }) => String(id))

const queued = async () =>
  (
    await server.platform.connection.pool.query(
      `select data->>'proposalId' as id from pgboss.job where name = 'financing.remind'`,
    )
  ).rows.map(({ id }) => String(id))

/** The platform at a moment, on a site. */
function at(moment: string, id = 'br-fiat'): Ctx {
  const { platform } = server
  const site = platform.sites.find((one) => one.id === id)
  if (!site) throw new Error(`no site ${id}`)
  const origin = { ip: '203.0.113.9', userAgent: 'test' }
  const info = { requestId: 'test', site, now: new Date(moment), user: null, isClient: true, origin }
  return contextOf(platform, info, platform.db)
}

async function approvedUntil(valid_until: string, site = 'br-fiat'): Promise<string> {
  const { id } = await sent(await server.as({ roles: ['customer'] }), applicant(INCOME.safe))
  const set = { status: 'APPROVED_PROPOSAL', valid_until, site, dealer_code: '70001' }
  await server.db.updateTable('financing_proposals').set(set).where('id', '=', id).execute()
  return id
}

test.each(['br-fiat', 'ar-fiat'])(
  '%s: an approval ends with the last day of its own site, is announced before and said once',
  async (site) => {
    // Midnight of both capitals is three o'clock in UTC.
    const id = await approvedUntil('2026-11-29', site)
    const remindAt = (moment: string) => remind(at(moment, site), { proposalId: id })
    const lettersAbout = async (about: string) => (await letters(about)).filter((one) => one === id).length
    await remindAt('2026-11-26T02:59:00Z')
    expect(await lettersAbout('ending')).toBe(0)
    await remindAt('2026-11-26T03:01:00Z')
    await remindAt('2026-11-27T12:00:00Z')
    expect(await lettersAbout('ending')).toBe(1)
    await remindAt('2026-11-30T02:59:00Z')
    expect(await lettersAbout('lapsed')).toBe(0)
    await remindAt('2026-11-30T03:01:00Z')
    await remindAt('2026-12-01T12:00:00Z')
    expect(await lettersAbout('lapsed')).toBe(1)
  },
)

test('what waits is looked for: approvals near their end or over, papers that are missing for a day; nothing else', async () => {
  const [ending, far] = [await approvedUntil('2026-12-02'), await approvedUntil('2026-12-30')]
  const { id: waiting } = await sent(await server.as({ roles: ['customer'] }), applicant(INCOME.safe))
  const pending = {
    status: 'PENDING_PROPOSAL',
    status_at: new Date('2026-11-28T12:00:00Z'),
    papers: ['proofOfIncome' as const],
  }
  await server.db.updateTable('financing_proposals').set(pending).where('id', '=', waiting).execute()
  await lookForWaiting(at('2026-11-29T13:00:00Z'))
  await vi.waitFor(async () => expect(await queued()).toEqual(expect.arrayContaining([ending, waiting])))
  expect(await queued()).not.toContain(far)
  await remind(at('2026-11-29T13:00:00Z'), { proposalId: waiting })
  await remind(at('2026-11-30T13:00:00Z'), { proposalId: waiting })
  expect(await letters('waiting')).toEqual([waiting])
})

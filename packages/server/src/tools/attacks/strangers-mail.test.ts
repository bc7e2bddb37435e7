import { beforeAll, expect, test } from 'vitest'
import { addNetwork, CAR, DEALER, DEALER_RECIFE, PERSON } from '../../modules/leads/fixtures.ts'
import { Browser, letters, PASSWORD } from '../../modules/identity/fixtures.ts'
import { testServer } from '../testing/test-server.ts'

const server = testServer()
const EVIL = 'www.evil.com agora'

beforeAll(() => addNetwork(server.db))

/** Mails that have been written, once no job is left that could write another. */
async function mailsTo(victim: string) {
  await expect.poll(waitingJobs, { timeout: 60_000 }).toBe(0)
  return letters(server, victim)
}

async function waitingJobs(): Promise<number> {
  const { rows } = await server.platform.connection.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pgboss.job where state in ('created', 'active', 'retry') and name not like '%upkeep'",
  )
  return rows[0]?.waiting ?? -1
}

test('sign-ups in somebody’s name, from many addresses, write five mails an hour and none of their words', async () => {
  const victim = 'victim-of-sign-up@mail.example'
  const authorization = `Basic ${Buffer.from(`${victim}:${PASSWORD}`).toString('base64')}`
  for (let n = 0; n < 9; n += 1) {
    const body = { name: EVIL }
    const answer = await new Browser(server).send('POST', '/users/v3/users', body, { authorization })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const mails = await mailsTo(victim)
  expect(mails).toHaveLength(5)
  expect(JSON.stringify(mails)).not.toContain('evil')
})

test('withdrawals write five mails an hour, with the code and none of their words', async () => {
  const victim = 'victim-of-withdrawals@mail.example'
  const api = await server.as({ client: true }, 'ar-fiat')
  for (let n = 0; n < 8; n += 1) {
    const reference = `http://evil.example/${n}`
    await api.regret.requestCreate({ body: { kind: 'REGRET', name: EVIL, email: victim, reference } })
  }
  const mails = await mailsTo(victim)
  expect(mails).toHaveLength(5)
  expect(JSON.stringify(mails)).not.toContain('evil')
})

test('leads write five messages an hour to a mailbox and to a phone, with the protocol and none of their words', async () => {
  const victim = 'victim-of-leads@mail.example'
  const api = await server.as({ client: true })
  // What is sent twice is one lead: each of these is about another car or dealer.
  for (const productCode of [CAR, null]) {
    for (const dealersCode of [DEALER, DEALER_RECIFE, null]) {
      const about = { productCode, dealersCode, cityName: 'Recife', stateCode: 'PE', description: 'see www.evil.com' }
      const person = { ...PERSON, cpf: null, firstName: EVIL, email: victim, phone: '(11) 97777-4321' }
      await api.lead.create({ body: { ...person, ...about } })
    }
  }
  const sent = [await mailsTo(victim), await mailsTo('5511977774321')]
  expect(sent.map(({ length }) => length)).toEqual([5, 5])
  expect(JSON.stringify(sent)).not.toContain('evil')
})

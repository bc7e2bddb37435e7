import type { CallError } from '@volante/contract/kit'
import { signatureCheck } from '@volante/domain/signature/signed'
import { describe, expect, test } from 'vitest'
import { applicant, INCOME, sent } from '../financing/proposal/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
/** What the process remembers of tables that a test writes by hand. */
const forget = (...nouns: readonly string[]) => nouns.forEach((noun) => server.platform.remembered.drop(noun))
const PULSE = { mvs: '9GD6700', year: 2027, price: 10_000_000, entrancePercent: 30, numberOfInstallments: 48 } as const

/** A car with every kind of part that has a price. */
async function built(site = 'br-fiat') {
  const api = await server.as({}, site)
  const versions = await api.mvs.mvsList({ query: {} })
  for (const { code, year } of versions) {
    const { catalogue } = await api.car.web({ query: { mvsCode: code, year } })
    const free = catalogue.items.find(
      ({ price, inclusive, exclusive, alternatives }) => price && ![inclusive, exclusive, alternatives].flat().length,
    )
    const color = catalogue.colors.find(({ price }) => price)
    if (free && color) return { api, code, year, color, option: free, basePrice: catalogue.basePrice ?? 0 }
  }
  throw new Error('the world has such a car')
}

describe.each(['br-fiat', 'ar-peugeot'])('a built car of %s', (site) => {
  test('has a passport of today’s price of each part, the same of a day once, which anybody checks', async () => {
    const { api, code: mvs, year, color, option, basePrice } = await built(site)
    const body = { mvs, year, colorCode: color.code, parts: [option.id] }
    const { token, until } = await api.pricePassport.ofBuild({ body })
    expect(token).toMatch(/^[\w-]{16}$/)
    expect((await api.pricePassport.ofBuild({ body })).token).toBe(token)
    const { state, passport, signed, keys } = await api.pricePassport.show({ params: { token } })
    expect(state).toBe('valid')
    expect(passport).toMatchObject({ subject: 'BUILD', terms: null, gone: null, until })
    const lines = passport?.lines ?? []
    expect(lines.map(({ kind, before, now }) => [kind, before, now])).toEqual(
      expect.arrayContaining([
        ['version', basePrice, basePrice],
        ['color', color.price, color.price],
        ['optional', option.price, option.price],
      ]),
    )
    const price = lines.find(({ kind }) => kind === 'price')
    const parts = lines.filter(({ source }) => source === 'PRICE_LIST')
    expect(price?.before).toBe(parts.reduce((sum, line) => sum + (line.before ?? 0), 0))
    const check = await signatureCheck(await api.pricePassport.keys())
    expect(keys).toEqual(await api.pricePassport.keys())
    expect(await check?.(signed)).toBeNull()
    // One cent more is another text.
    const other = signed.content.replace(`"value":${basePrice}`, `"value":${basePrice + 1}`)
    expect(other).not.toBe(signed.content)
    expect(await check?.({ ...signed, content: other })).toBe('forged')
  })
})

test('what changed since is told line by line; after its day it is expired, and its price still that of its day', async () => {
  const { api, code: mvs, year, basePrice } = await built()
  const { token, until } = await api.pricePassport.ofBuild({ body: { mvs, year } })
  const dearer = () =>
    server.db
      .updateTable('prices')
      .set((eb) => ({ price_cents: eb('price_cents', '+', 100_000) }))
      .where('mvs_code', '=', mvs)
      .execute()
  const back = () =>
    server.db
      .updateTable('prices')
      .set((eb) => ({ price_cents: eb('price_cents', '-', 100_000) }))
      .where('mvs_code', '=', mvs)
      .execute()
  await dearer()
  forget('prices', 'catalogue')
  try {
    const { passport, state } = await api.pricePassport.show({ params: { token } })
    expect(state).toBe('valid')
    const version = passport?.lines.find(({ kind }) => kind === 'version')
    expect(version).toMatchObject({ before: basePrice, now: basePrice + 100_000 })
    expect(passport?.priceNow).toBe(basePrice + 100_000)
  } finally {
    await back()
    forget('prices', 'catalogue')
  }
  const day = 86_400_000
  const left = Math.ceil((Date.parse(`${until}T00:00:00Z`) - Date.now()) / day) + 2
  await server.moveClock(left * day)
  const later = await server.as({}, 'br-fiat')
  expect((await later.pricePassport.show({ params: { token } })).state).toBe('expired')
  await server.moveClock(-left * day)
})

test('one that somebody changed in the database, or moved to another address, is tampered with and says nothing', async () => {
  const { api, code: mvs, year } = await built()
  const { token } = await api.pricePassport.ofBuild({ body: { mvs, year } })
  const row = await server.db
    .selectFrom('price_passports')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const content = row.content.replace(/"value":(\d+)/, (_, cents: string) => `"value":${Number(cents) - 1}`)
  await server.db.updateTable('price_passports').set({ content }).where('token', '=', token).execute()
  expect(await api.pricePassport.show({ params: { token } })).toMatchObject({ state: 'tampered', passport: null })
  await expect(api.pricePassport.file({ params: { token } })).rejects.toMatchObject({ status: 404 })
  const moved = { ...row, token: 'another-address1', sum: Buffer.from('moved') }
  await server.db.insertInto('price_passports').values(moved).execute()
  expect((await api.pricePassport.show({ params: { token: moved.token } })).state).toBe('tampered')
  await server.db.deleteFrom('price_passports').where('token', 'in', [token, moved.token]).execute()
})

test('a simulation’s says where each amount comes from; a price that somebody typed is said to be one', async () => {
  const api = await server.as({}, 'br-fiat')
  const versions = await api.mvs.mvsList({ query: {} })
  const listed = versions.find(({ code }) => code === PULSE.mvs)?.price ?? 0
  const made = async (price: number) => {
    const simulation = await api.financing.cdc({ body: { ...PULSE, price } })
    const { token } = await api.pricePassport.ofSimulation({ params: { id: simulation.id } })
    return { token, simulation, ...(await api.pricePassport.show({ params: { token } })) }
  }
  const one = await made(listed)
  const sources = Object.fromEntries(one.passport?.lines.map(({ kind, source }) => [kind, source]) ?? [])
  expect(sources).toMatchObject({
    version: 'PRICE_LIST',
    price: 'COUNTED',
    entrance: 'BUYER',
    fees: 'CONDITIONS',
    iof: 'LAW',
    instalment: 'COUNTED',
    monthlyRate: 'CONDITIONS',
    costRate: 'COUNTED',
    total: 'COUNTED',
  })
  expect(one.passport?.lines.every(({ before, now }) => before === now)).toBe(true)
  expect(one.passport?.lines.find(({ kind }) => kind === 'total')?.before).toBe(one.simulation.total)
  const typed = await made(PULSE.price + 1)
  expect(typed.passport?.lines.find(({ kind }) => kind === 'price')).toMatchObject({
    source: 'BUYER',
    now: PULSE.price + 1,
  })
  expect(typed.passport?.lines.some(({ kind }) => kind === 'version')).toBe(false)

  await server.db
    .updateTable('financing_conditions')
    .set({ valid_to: '2026-01-02' })
    .where('plan_id', '=', 'BR-CDC')
    .execute()
  forget('financing')
  try {
    expect((await api.pricePassport.show({ params: { token: one.token } })).passport).toMatchObject({ gone: 'noPlan' })
    await expect(api.pricePassport.ofSimulation({ params: { id: one.simulation.id } })).rejects.toMatchObject({
      status: 409,
      code: 'passport.over',
    })
  } finally {
    await server.db
      .updateTable('financing_conditions')
      .set({ valid_to: null })
      .where('plan_id', '=', 'BR-CDC')
      .execute()
    forget('financing')
  }
})

test('a proposal’s is made for its person alone and names nobody; one that came to nothing has none', async () => {
  const buyer = await server.as({ roles: ['customer'] })
  const person = applicant(INCOME.safe)
  const proposal = await sent(buyer, person)
  const params = { id: proposal.id }
  const { token } = await buyer.pricePassport.ofProposal({ params })
  const other = await server.as({ roles: ['customer'] })
  await expect(other.pricePassport.ofProposal({ params })).rejects.toMatchObject({ status: 404 })
  const { passport, signed } = await other.pricePassport.show({ params: { token } })
  expect(passport?.lines.find(({ kind }) => kind === 'price')).toMatchObject({
    source: 'PROPOSAL',
    before: proposal.price,
  })
  expect(passport?.lines.find(({ kind }) => kind === 'instalment')?.before).toBe(proposal.installment)
  for (const word of [person.name, person.cpf, person.email, proposal.id, proposal.proposalNumber])
    expect(signed.content).not.toContain(word)
  await buyer.financing.withdrawProposal({ params })
  await expect(buyer.pricePassport.ofProposal({ params })).rejects.toMatchObject({ status: 404 })
})

test('it is a PDF; unknown cars, codes, simulations and addresses are refused, and a site shows its own', async () => {
  const { api, code: mvs, year } = await built()
  const { token } = await api.pricePassport.ofBuild({ body: { mvs, year } })
  const { type, name, body } = await api.pricePassport.file({ params: { token } })
  expect([type, name]).toEqual(['application/pdf', `passaporte-do-preco-${token}.pdf`])
  expect(
    Buffer.from(body as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const id = '00000000-0000-4000-8000-000000000000'
  const status = (asked: Promise<unknown>) => asked.then(() => 200).catch((error: CallError) => error.status)
  const elsewhere = await server.as({}, 'ar-fiat')
  expect(
    await Promise.all([
      status(api.pricePassport.ofBuild({ body: { mvs: 'ZZZZZZZ', year } })),
      status(api.pricePassport.ofBuild({ body: { mvs, year, colorCode: 'NONE' } })),
      status(api.pricePassport.ofSimulation({ params: { id } })),
      status(api.pricePassport.show({ params: { token: 'nobody' } })),
      status(elsewhere.pricePassport.show({ params: { token } })),
    ]),
  ).toEqual([404, 422, 404, 404, 404])
})

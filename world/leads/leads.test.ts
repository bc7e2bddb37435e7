import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cnpjRefusal } from '@volante/domain/company/cnpj'
import { cpfRefusal } from '@volante/domain/person/cpf'
import { cuilRefusal, cuitRefusal } from '@volante/domain/person/cuil'
import { dniRefusal } from '@volante/domain/person/dni'
import { phoneRefusal } from '@volante/domain/person/phone'
import { readProtocol } from '@volante/domain/lead/protocol'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/build.ts'
import type { DealerSeed } from '../places/dealers.ts'
import { buildLeads, type LeadSeed, type LeadSite } from './build.ts'

const ROOT = join(import.meta.dirname, '../..')
const kept = readFileSync(join(ROOT, 'world/data/leads.json'), 'utf8')
const leads: LeadSeed[] = JSON.parse(kept)
const dealers: DealerSeed[] = JSON.parse(readFileSync(join(ROOT, 'world/data/dealers.json'), 'utf8'))
const sites = readdirSync(join(ROOT, 'sites'))
  .toSorted()
  .map((name): LeadSite => JSON.parse(readFileSync(join(ROOT, 'sites', name), 'utf8')))
const files = buildCatalogue()

const bodies = leads.map(({ body }) => body)
const refusedBy = <T>(values: readonly (T | null | undefined)[], refusal: (value: T) => unknown) =>
  values.filter((value) => value !== null && value !== undefined && refusal(value) !== null)

test('what is kept is what the builder makes, each lead on a line of its own, in little space', () => {
  expect(leads).toEqual(buildLeads({ sites }, dealers, files))
  expect(kept.split('\n')).toHaveLength(leads.length + 3)
  expect(kept.length).toBeLessThan(400_000)
})

test('every sales site has leads, about 400 in all, and three times the dealers bring three times the leads', () => {
  const selling = sites.filter((site) => !site.afterSalesOnly && site.brand !== 'portal').map(({ id }) => id)
  expect(selling).toHaveLength(11)
  expect([...new Set(leads.map(({ site }) => site))]).toEqual(selling)
  expect(Math.abs(leads.length - 400)).toBeLessThan(40)
  const more = buildLeads({ sites }, [...dealers, ...dealers, ...dealers], files)
  expect(Math.abs(more.length - 3 * leads.length)).toBeLessThan(selling.length * 2)
  expect(new Set(more.map(({ protocol }) => protocol)).size).toBe(more.length)
})

test('they came within 45 days, some within the last one', () => {
  const minutes = leads.map(({ minutesAgo }) => minutesAgo)
  expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(45 * 24 * 60)
  expect(minutes.filter((one) => one < 24 * 60).length).toBeGreaterThan(20)
  expect(leads.filter(({ protocol }) => readProtocol(protocol) !== protocol)).toEqual([])
})

test('every number of a person or company is valid, in all four kinds', () => {
  const people = bodies.filter(({ leadPersonType }) => leadPersonType === 'physicalPerson')
  const companies = bodies.filter(({ leadPersonType }) => leadPersonType === 'legalPerson')
  const numbers = {
    cpf: refusedBy(
      people.map((one) => one.cpf),
      cpfRefusal,
    ),
    cnpj: refusedBy(
      companies.map((one) => one.cnpj),
      cnpjRefusal,
    ),
    dni: refusedBy(
      people.map((one) => one.dni),
      dniRefusal,
    ),
    cuil: refusedBy(
      people.map((one) => one.cuil),
      (cuil) => cuilRefusal(cuil),
    ),
    cuit: refusedBy(
      companies.map((one) => one.cuil),
      cuitRefusal,
    ),
  }
  expect(numbers).toEqual({ cpf: [], cnpj: [], dni: [], cuil: [], cuit: [] })
  for (const kind of ['cpf', 'dni', 'cuil'] as const)
    expect(people.filter((one) => one[kind]).length).toBeGreaterThan(10)
  expect(companies.filter((one) => one.cnpj).length).toBeGreaterThan(10)
  expect(companies.filter((one) => one.cuil).length).toBeGreaterThan(5)
})

test('nobody is written to or called: reserved mail domains, numbers that are not given out', () => {
  expect(bodies.filter(({ email }) => !/^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(email ?? ''))).toEqual([])
  for (const { phone, countryCode } of bodies) {
    const country = countryCode === 'AR' ? 'AR' : 'BR'
    expect(phoneRefusal(phone ?? '', country), phone ?? 'none').toBeNull()
    expect(phone).toMatch(country === 'BR' ? /^\d{2}900\d{6}$/ : /^(?=\d{10}$)(11|\d{3,4})0\d+$/)
  }
})

test('each goes to an open dealer of the brand and names a version of a year on sale there', () => {
  const siteOf = new Map(sites.map((site) => [site.id, site]))
  const dealerOf = new Map(dealers.map((dealer) => [dealer.code, dealer]))
  const marketsOf = new Map(files.models.map(({ code, markets }) => [code, markets]))
  const modelOf = new Map(files.versions.map(({ mvs, modelCode }) => [mvs, modelCode]))
  const onSale = new Set(
    files['version-years'].filter(({ to }) => to === null).map(({ mvs, year, country }) => `${mvs} ${year} ${country}`),
  )
  for (const { site: id, protocol, body } of leads) {
    const { country, brand } = siteOf.get(id) ?? {}
    const dealer = dealerOf.get(body.dealersCode ?? '')
    if (body.dealersCode) {
      expect(dealer, protocol).toMatchObject({ country, blocked: false })
      expect(dealer?.brands.map(String), protocol).toContain(brand)
    }
    if (!body.productCode) continue
    expect(onSale, protocol).toContain(`${body.productCode} ${body.msc_ano_modelo} ${country}`)
    expect(marketsOf.get(modelOf.get(body.productCode) ?? ''), protocol).toContainEqual({ country, brand })
  }
})

test('a configured car opens again from the address: its colour, coating and parts are offered', () => {
  const codeOf = new Map(files.parts.map((part) => [part.id, `${part.type} ${part.code}`]))
  const offered = new Map(files['version-parts'].map(({ mvs, parts }) => [mvs, parts.map(({ id }) => id)]))
  const configured = bodies.filter(({ origin }) => origin === 'configurator')
  expect(configured.length).toBeGreaterThan(300)
  let withParts = 0
  for (const { productCode, msc_ano_modelo: year, referer, retUrl } of configured) {
    const { searchParams: query, origin, pathname } = new URL(referer ?? '')
    expect(origin + pathname).toBe(retUrl)
    expect([query.get('version'), query.get('year')]).toEqual([productCode, year])
    const ids = offered.get(productCode ?? '') ?? []
    const codes = ids.map((id) => codeOf.get(id))
    expect(codes).toContain(`COLOR ${query.get('color')}`)
    expect(codes).toContain(`COATING ${query.get('coating')}`)
    expect(query.getAll('parts').filter((id) => !ids.includes(id))).toEqual([])
    if (query.has('parts')) withParts += 1
  }
  expect(withParts).toBeGreaterThan(100)
})

test('there is some of everything a desk shows', () => {
  const some = (isOne: (body: LeadSeed['body']) => boolean) => bodies.filter(isOne).length
  const everything = {
    noDealer: some(({ dealersCode }) => !dealersCode),
    undecided: some(({ productCode }) => !productCode),
    companies: some(({ leadPersonType }) => leadPersonType === 'legalPerson'),
    addresses: some(({ userPostalCode }) => Boolean(userPostalCode)),
    adClicks: some(({ gClid }) => Boolean(gClid)),
    noSource: some(({ source }) => !source),
    noText: some(({ description }) => !description),
    preferred: some((one) => Boolean(one.preferred_contact_method)),
    sms: some(({ allowSMS }) => allowSMS === true),
    noWhatsApp: some(({ allowWhatsApp }) => allowWhatsApp !== true),
  }
  expect(Object.entries(everything).filter(([, count]) => count < 8)).toEqual([])
  expect(bodies.filter(({ description }) => description?.includes('{'))).toEqual([])
})

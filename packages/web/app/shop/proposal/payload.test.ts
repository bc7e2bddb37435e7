import { LeadBody } from '@volante/contract/lead'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BLANK, type ProposalValues, type Tracking } from './fields.ts'
import { leadBodyOf } from './payload.ts'

const ADDRESS = 'https://volante.example/br/fiat/proposta?version=9GD6700&parts=A&utm_source=news&gclid=abc'

function bodyOf(values: Partial<ProposalValues>, country: 'BR' | 'AR' = 'BR', tracking: Tracking = {}) {
  const sent = { country, countryName: country === 'BR' ? 'Brasil' : 'Argentina', url: new URL(ADDRESS), tracking }
  const body = leadBodyOf({ ...BLANK, ...values }, sent)
  expect(z.safeParse(LeadBody, body).success).toBe(true)
  return body
}

const PERSON = { name: 'Ana Prado', contactName: 'Rui', corporateName: 'Frota Ltda', cpf: '529.982.247-25', cnpj: '1' }

test('a person and a company send the payload of their type, whatever else was typed', () => {
  const person = bodyOf(PERSON)
  expect(person).toMatchObject({ leadPersonType: 'physicalPerson', firstName: 'Ana Prado', cpf: '529.982.247-25' })
  expect(person).not.toHaveProperty('corporateName')
  const company = bodyOf({ ...PERSON, leadPersonType: 'legalPerson', totalVehicles: '12', hasTwoYearCnpj: true })
  expect(company).toMatchObject({
    corporateName: 'Frota Ltda',
    contactName: 'Rui',
    totalVehicles: '12',
    hasTwoYearCnpj: true,
  })
  expect(company).not.toHaveProperty('firstName')
  expect(company).not.toHaveProperty('cpf')
})

describe('Argentina', () => {
  test('up to eight digits are a DNI, more a CUIL; never a CPF', () => {
    expect(bodyOf({ document: '12.345.678' }, 'AR')).toMatchObject({ dni: '12.345.678' })
    expect(bodyOf({ document: '20-12345678-6' }, 'AR')).toMatchObject({ cuil: '20-12345678-6' })
    expect(bodyOf({ ...PERSON }, 'AR')).not.toHaveProperty('cpf')
  })

  test('a company sends its CUIT as cuil', () => {
    const company = bodyOf({ leadPersonType: 'legalPerson', companyDocument: '30-71209753-8' }, 'AR')
    expect(company).toMatchObject({ cuil: '30-71209753-8' })
    expect(company).not.toHaveProperty('cnpj')
  })

  test('a town of another province than the one chosen is left out', () => {
    const place = { stateCode: 'Córdoba', cityName: 'Rosario', cityState: 'Santa Fe' }
    expect(bodyOf(place, 'AR')).toMatchObject({ stateCode: 'Córdoba', cityName: '' })
    expect(bodyOf({ ...place, stateCode: 'Santa Fe' }, 'AR')).toMatchObject({ cityName: 'Rosario' })
  })
})

describe('where the lead came from', () => {
  test('without consent the address tells the car and nothing of a campaign', () => {
    const { referer, retUrl, source, gClid } = bodyOf({})
    expect(retUrl).toBe('https://volante.example/br/fiat/proposta')
    expect(referer).toBe('https://volante.example/br/fiat/proposta?version=9GD6700&parts=A')
    expect([source, gClid]).toEqual([undefined, undefined])
  })

  test('with it the campaign and the whole address', () => {
    const { referer, source, gClid } = bodyOf({}, 'BR', { source: 'news', gClid: 'abc' })
    expect([referer, source, gClid]).toEqual([ADDRESS, 'news', 'abc'])
  })
})

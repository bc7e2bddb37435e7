import { LeadBody } from '@volante/contract/lead'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valuesOf } from '../../forms/form-values.ts'
import { leadBodyOf } from './payload.ts'
import { proposalForm, type ProposalValues } from './proposal-form.ts'
import type { Tracking } from './tracking.ts'

const ADDRESS = 'https://volante.example/br/fiat/proposta?version=9GD6700&parts=A&utm_source=news&gclid=abc'

type Sent = Partial<Parameters<typeof leadBodyOf>[1]> & { readonly tracking?: Tracking }

function bodyOf(values: Partial<ProposalValues>, sent: Sent = {}) {
  const { country = 'BR' } = sent
  const blank = { place: null, modelYear: '', countryName: country, url: new URL(ADDRESS), tracking: {} }
  const body = leadBodyOf({ ...valuesOf(proposalForm, {}), ...values }, { ...blank, ...sent, country })
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
    expect(bodyOf({ document: '12.345.678' }, { country: 'AR' })).toMatchObject({ dni: '12.345.678' })
    expect(bodyOf({ document: '20-12345678-6' }, { country: 'AR' })).toMatchObject({ cuil: '20-12345678-6' })
    expect(bodyOf({ ...PERSON }, { country: 'AR' })).not.toHaveProperty('cpf')
  })

  test('a company sends its CUIT as cuil', () => {
    const company = bodyOf({ leadPersonType: 'legalPerson', companyDocument: '30-71209753-8' }, { country: 'AR' })
    expect(company).toMatchObject({ cuil: '30-71209753-8' })
    expect(company).not.toHaveProperty('cnpj')
  })

  test('a town of another province than the one chosen is left out', () => {
    const sent = { country: 'AR', place: { cityName: 'Rosario', stateCode: 'Santa Fe' } } as const
    expect(bodyOf({ stateCode: 'Córdoba' }, sent)).toMatchObject({ stateCode: 'Córdoba', cityName: '' })
    expect(bodyOf({ stateCode: 'Santa Fe' }, sent)).toMatchObject({ cityName: 'Rosario' })
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
    const { referer, source, gClid } = bodyOf({}, { tracking: { source: 'news', gClid: 'abc' } })
    expect([referer, source, gClid]).toEqual([ADDRESS, 'news', 'abc'])
  })
})

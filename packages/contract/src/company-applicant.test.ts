import { describe, expect, test } from 'vitest'
import { nextStep, stepRefusals } from './applicant.ts'
import type { Applicant, ApplicantStep } from './applicant-fields.ts'

const BR = { country: 'BR', today: '2026-11-24' } as const
const AR = { country: 'AR', today: '2026-11-24' } as const
const refused = (step: ApplicantStep, given: Applicant, place: typeof BR | typeof AR = BR) =>
  Object.fromEntries(Object.entries(stepRefusals(step, given, place)).map(([field, { key }]) => [field, key]))

const PARTNER = { partnerName: 'Ana Prado', partnerTaxId: '280.012.389-38', partnerShare: '60,5' }

describe('partners', () => {
  test.each<[string, Applicant, Record<string, string>]>([
    ['one is enough', PARTNER, {}],
    [
      'nobody',
      {},
      {
        partnerName: 'validation.required',
        partnerTaxId: 'validation.required',
        partnerShare: 'validation.required',
      },
    ],
    [
      'a company among them',
      {
        ...PARTNER,
        secondPartnerName: 'Vale & Cia',
        secondPartnerTaxId: '11.222.333/0001-81',
        secondPartnerShare: '39.5 %',
      },
      {},
    ],
    [
      'one half named',
      { ...PARTNER, thirdPartnerName: 'Bia' },
      {
        thirdPartnerTaxId: 'validation.required',
        thirdPartnerShare: 'validation.required',
      },
    ],
    [
      'more than all',
      { ...PARTNER, secondPartnerName: 'Bia Prado', secondPartnerTaxId: '280.012.389-38', secondPartnerShare: '40' },
      {
        secondPartnerShare: 'validation.share.sum',
      },
    ],
    ['no share', { ...PARTNER, partnerShare: '0' }, { partnerShare: 'validation.share' }],
    ['beyond all', { ...PARTNER, partnerShare: '101' }, { partnerShare: 'validation.share' }],
  ])('%s', (_name, given, expected) => {
    expect(refused('partners', given)).toEqual(expected)
  })

  test('of Argentina bear a CUIL or a CUIT', () => {
    const of = (partnerTaxId: string) => refused('partners', { ...PARTNER, partnerTaxId }, AR)
    expect([of('30-50001091-2'), of('20-12345678-6'), of('280.012.389-38')]).toEqual([
      {},
      {},
      { partnerTaxId: 'validation.cuil.invalid' },
    ])
  })
})

test('each country asks for its own numbers', () => {
  const given = { companyName: 'Campo Sur SRL', activity: 'Agro', email: 'a@example.com', phone: '1145678901' }
  expect(
    refused('company', { ...given, foundedOn: '2015-03-02', cuit: '30-50001091-2', ivaCondition: 'registered' }, AR),
  ).toEqual({})
  expect(Object.keys(refused('company', { ...given, foundedOn: '2030-01-01', phone: '11987654321' }))).toEqual([
    'cnpj',
    'foundedOn',
  ])
})

test('a form begins with its first open step', () => {
  expect([nextStep({}, BR, 'company'), nextStep({}, AR, 'person')]).toEqual(['company', 'person'])
})

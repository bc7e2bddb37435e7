import fc from 'fast-check'
import { expect, it } from 'vitest'
import ptBR from '../../../texts/pt-BR/errors.json' with { type: 'json' }
import { adultBirthDateRefusal } from './person/birth-date.ts'
import { addressNumberRefusal } from './places/address.ts'
import { adClick, campaignOf, utmOf, withDefaultUtm } from './order/campaign.ts'
import { partnerCampaign, partnerLink } from './lead/partner-link.ts'
import { cardExpiryRefusal, cardNameRefusal, cardNumberRefusal, securityCodeRefusal } from './payment/card.ts'
import { cardBrand } from './payment/card-brand.ts'
import { cnpjRefusal, formatCnpj } from './company/cnpj.ts'
import { cpfRefusal, formatCpf, hideCpf } from './person/cpf.ts'
import { formatCpfCnpj } from './company/cpf-cnpj.ts'
import { cuilRefusal, cuitRefusal, dniOrCuilRefusal, formatCuil } from './person/cuil.ts'
import { modelYearRefusal, parseDay, pastDateRefusal } from './date.ts'
import { dniRefusal, formatDni } from './person/dni.ts'
import { licenceCategoryRefusal, licenceExpiryRefusal, licenceNumberRefusal } from './person/driver-licence.ts'
import { additionalEmailRefusal, emailRefusal } from './person/email.ts'
import { splitMvsByLength } from './car/mvs.ts'
import { newPasswordRefusals } from './person/password.ts'
import { fullNameRefusal, personNameRefusal } from './person/person-name.ts'
import { formatPhone, phoneRefusal, whatsAppNumber } from './person/phone.ts'
import { plateCharacters, plateRefusal } from './car/plate.ts'
import { formatPostalCode, postalCodeRefusal } from './places/postal-code.ts'
import { applyMask, maskCharacters } from './fields/masks.ts'
import { amountRefusal, groupAmount, parsePrice } from './money/price.ts'
import type { Presence, Refusal } from './refusal.ts'
import { digitsOnlyRefusal, companyNameRefusal, countRefusal, textRefusal } from './text.ts'

const today = '2026-11-21'

const rules: Record<string, (value: string, presence: Presence) => Refusal | null> = {
  addressNumberRefusal,
  adultBirthDate: (value, presence) => adultBirthDateRefusal(value, today, presence),
  cardExpiry: (value, presence) => cardExpiryRefusal(value, today, presence),
  cardNameRefusal,
  cardNumberRefusal,
  amount: (value, presence) => amountRefusal(value, 'BRL', presence),
  cnpjRefusal,
  companyNameRefusal,
  countRefusal,
  cpfRefusal,
  cuil: (value, presence) => cuilRefusal(value, '12345678', presence),
  cuitRefusal,
  dniOrCuilRefusal,
  digitsOnlyRefusal,
  dniRefusal,
  emailRefusal,
  additionalEmail: (value, presence) => additionalEmailRefusal(value, 'ana@example.com', presence),
  fullNameRefusal,
  modelYearRefusal,
  licenceCategory: (value, presence) => licenceCategoryRefusal(value, 'B', presence),
  licenceExpiry: (value, presence) => licenceExpiryRefusal(value, today, presence),
  licenceNumberRefusal,
  pastDate: (value, presence) => pastDateRefusal(value, today, presence),
  personNameRefusal,
  phoneBr: (value, presence) => phoneRefusal(value, 'BR', presence),
  plateAr: (value, presence) => plateRefusal(value, 'AR', presence),
  plateBr: (value, presence) => plateRefusal(value, 'BR', presence),
  postalCodeAr: (value, presence) => postalCodeRefusal(value, 'AR', presence),
  postalCodeBr: (value, presence) => postalCodeRefusal(value, 'BR', presence),
  securityCode: (value, presence) => securityCodeRefusal(value, 'Visa', presence),
  textRefusal,
}

const readers: Record<string, (value: string) => unknown> = {
  campaignOf: (value) => campaignOf([value, value]),
  partnerLink: (value) => partnerLink(value, { brand: value, type: 'login=weak' }),
  partnerCampaign: (value) =>
    partnerCampaign(`brand=fiat&login=weak&${value}`, { brand: 'brand=fiat', type: 'login=weak' }),
  adClick: (value) => adClick(value, { 'ad-click': value, _gcl_aw: value }),
  cardBrand,
  formatCnpj,
  formatCpf,
  formatCpfCnpj,
  formatCuil,
  formatDni,
  formatPhoneAr: (value) => formatPhone(value, 'AR'),
  formatPhoneBr: (value) => formatPhone(value, 'BR'),
  formatPostalCode: (value) => formatPostalCode(value, 'BR'),
  hideCpf,
  groupAmount,
  mask: (value) => [applyMask('phoneAr', value), maskCharacters('cardExpiry', value)],
  plateCharacters,
  newPasswordRefusals,
  parseDay,
  parsePrice: (value) => parsePrice(value, 'ARS'),
  splitMvsByLength,
  utmOf,
  whatsAppNumber: (value) => whatsAppNumber(value, 'AR'),
  withDefaultUtm,
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[\d./-]{0,20}$/),
  fc.constantFrom('__proto__', 'constructor', '\0', '\ud800', 'NaN', '-0', '9'.repeat(400)),
)

it.each(Object.entries(rules))(
  '%s answers any text with null or a text that has its values, and treats blanks by presence',
  (_, rule) => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<Presence>('required', 'optional'), (value, presence) => {
        const refusal = rule(value, presence)
        if (!refusal) return
        const placeholders = ptBR[refusal.key].match(/(?<=\{)\w+(?=\})/g) ?? []
        expect(Object.keys(refusal.values ?? {})).toEqual(placeholders)
      }),
    )
    for (const blank of ['', ' ', '\t\n', '\u00a0']) {
      expect(rule(blank, 'optional')).toBeNull()
      expect(rule(blank, 'required')).not.toBeNull()
    }
  },
)

it.each(Object.entries(readers))('%s never throws', (_, read) => {
  fc.assert(fc.property(anyText, (value) => void read(value)))
})

it('refuses a hundred thousand hostile characters without delay', () => {
  const hostile = ['a', ' ', '1', '.', 'a.', 'Aa ', '11', '@a', '0', '-'].map((piece) => piece.repeat(100_000))
  // About a second; a pattern that backtracks needs minutes.
  const start = performance.now()
  for (const value of hostile) {
    for (const rule of Object.values(rules)) rule(value, 'required')
    for (const read of Object.values(readers)) read(value)
  }
  expect(performance.now() - start).toBeLessThan(10_000)
}, 20_000)

import { expect, test } from 'vitest'
import esAR from '../../../../texts/es-AR/errors.json' with { type: 'json' }
import ptBR from '../../../../texts/pt-BR/errors.json' with { type: 'json' }
import { CARD_REFUSAL_REASONS, cardRefusal, cardRefusalReason, cardRemedy } from './card-refusal.ts'

test.each([
  ['05', 'doNotHonour', 'callBank'],
  ['51', 'insufficientFunds', 'otherCard'],
  ['54', 'expiredCard', 'otherCard'],
  ['N7', 'wrongCode', 'correct'],
  ['59', 'suspectedFraud', 'otherCard'],
  ['91', 'unavailable', 'later'],
  ['cc_rejected_call_for_authorize', 'callIssuer', 'callBank'],
  ['cc_rejected_invalid_installments', 'instalmentsNotAllowed', 'correct'],
  ['something new', 'doNotHonour', 'callBank'],
  ['', 'doNotHonour', 'callBank'],
])('the code %j means %s: %s', (code, reason, remedy) => {
  expect(cardRefusalReason(code)).toBe(reason)
  expect(cardRemedy(cardRefusalReason(code))).toBe(remedy)
})

test('a stolen card reads like a blocked one', () => {
  expect(['41', '43', '07', '62'].map(cardRefusalReason)).toEqual(Array(4).fill('cardBlocked'))
})

test.each(CARD_REFUSAL_REASONS)('%s has a text in both languages', (reason) => {
  const { key } = cardRefusal(reason)
  expect(key in ptBR && key in esAR).toBe(true)
  expect(ptBR[key]).not.toBe(esAR[key])
})

test('the texts table holds no reason the rule does not know', () => {
  const known = CARD_REFUSAL_REASONS.map((reason) => `payment.refused.${reason}`)
  expect(
    Object.keys(ptBR)
      .filter((key) => key.startsWith('payment.refused.'))
      .sort(),
  ).toEqual(known.sort())
})

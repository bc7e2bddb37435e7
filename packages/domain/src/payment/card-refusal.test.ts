import { expect, test } from 'vitest'
import esAR from '../../../../texts/es-AR/errors.json' with { type: 'json' }
import ptBR from '../../../../texts/pt-BR/errors.json' with { type: 'json' }
import { CARD_REFUSAL_REASONS, cardRefusal, cardRefusalReason } from './card-refusal.ts'

test.each([
  ['05', 'doNotHonour'],
  ['51', 'insufficientFunds'],
  ['54', 'expiredCard'],
  ['N7', 'wrongCode'],
  ['59', 'suspectedFraud'],
  ['91', 'unavailable'],
  ['cc_rejected_call_for_authorize', 'callIssuer'],
  ['cc_rejected_invalid_installments', 'instalmentsNotAllowed'],
  ['something new', 'doNotHonour'],
  ['', 'doNotHonour'],
])('the code %j means %s', (code, reason) => {
  expect(cardRefusalReason(code)).toBe(reason)
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

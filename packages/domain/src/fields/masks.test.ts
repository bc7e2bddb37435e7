import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMask, MASKS, type MaskName, maskExpression } from './masks.ts'

const names: MaskName[] = Object.keys(MASKS).filter((name): name is MaskName => name in MASKS)

it.each([
  ['cpf', '28001238938', '280.012.389-38'],
  ['cpf', '280.012.389-38', '280.012.389-38'],
  ['cpf', '280 012', '280.012'],
  ['cpf', '280012389381', '280.012.389-38'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501dex', '12.ABC.345/01DE'],
  ['cpfOrCnpj', '28001238938', '280.012.389-38'],
  ['cpfOrCnpj', '112223330001', '11.222.333/0001'],
  ['cpfOrCnpj', '11.222.333/0001-81', '11.222.333/0001-81'],
  ['cpfOrCnpj', '12abc', '12.ABC'],
  ['cep', '01310100', '01310-100'],
  ['phoneBr', '1133334444', '(11) 3333-4444'],
  ['phoneBr', '11987654321', '(11) 98765-4321'],
  ['phoneBr', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phoneBr', '011987654321', '(11) 98765-4321'],
  ['phoneBr', '55987654321', '(55) 98765-4321'],
  ['phoneBr', '1', '(1'],
  ['phoneAr', '+54 9 11 2345-6789', '(11) 2345-6789'],
  ['phoneAr', '0341 15 423-4567', '(341) 423-4567'],
  ['phoneAr', '2954234567', '(2954) 23-4567'],
  ['plateBr', 'abc-1d23', 'ABC1D23'],
  ['plateBr', 'ab1', 'AB'],
  ['plateAr', 'abc123', 'ABC 123'],
  ['plateAr', 'ab123cd', 'AB 123 CD'],
  ['card', '4111111111111111', '4111 1111 1111 1111'],
  ['card', '378282246310005', '3782 822463 10005'],
  ['cardExpiry', '0728', '07/28'],
  ['cardExpiry', '7/28', '07/28'],
  ['cardExpiry', '1/28', '01/28'],
  ['cardExpiry', '12/28', '12/28'],
  ['cardExpiry', '7', '07'],
  ['cardExpiry', '07/2028', '07/2028'],
  ['cuil', '20123456786', '20-12345678-6'],
  ['dni', '12345678', '12.345.678'],
  ['dni', '1234567', '1.234.567'],
  ['dniOrCuil', '1234567', '1.234.567'],
  ['dniOrCuil', '12345678', '12.345.678'],
  ['dniOrCuil', '201234567', '20-1234567'],
  ['dniOrCuil', '20123456786', '20-12345678-6'],
  ['date', '21112026', '21/11/2026'],
  ['date', '', ''],
  ['date', '1/', '01'],
  ['date', '1/1/1990', '01/01/1990'],
  ['date', '5/12/90', '05/12/90'],
  ['date', '1990-01-31', '31/01/1990'],
  ['phoneAr', '11 15 4444-55', '(11) 15 4444-55'],
  ['phoneAr', '11 15 4444-5555', '(11) 4444-5555'],
  ['phoneAr', '11 15 4444-55556', '(11) 4444-5555'],
  ['phoneAr', '0341 15 423', '(341) 15 423'],
] as const)('%s writes %j as %j', (name, text, written) => {
  expect(applyMask(name, text)).toBe(written)
})

describe.each(names)('%s', (name) => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.stringMatching(/^[0-9A-Za-z ()+./-]{0,24}$/),
    fc.stringMatching(/^\d{0,20}$/),
  )

  it('changes nothing the second time, and its expression fits what it writes', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const written = applyMask(name, typed)
        expect(applyMask(name, written)).toBe(written)
        const expression = maskExpression(name, typed)
        const fits = Array.from(written).every((character, at) => {
          const slot = expression[at]
          return slot instanceof RegExp ? slot.test(character) : slot === character
        })
        expect(fits).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

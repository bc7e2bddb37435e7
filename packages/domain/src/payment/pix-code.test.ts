import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc16 } from './crc16.ts'
import { readEmv, writeEmv } from './emv.ts'
import { asciiOf, dynamicPixCode, readPixCode } from './pix-code.ts'
import { pixKeyKind } from './pix-key.ts'
import { chargeTxid, isEndToEndId } from './txid.ts'

// The two examples of the Manual do BR Code.
const MANUAL_STATIC =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal' +
  '6008BRASILIA62070503***63041D3D'
const MANUAL_DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR' +
  '5913Fulano de Tal6008BRASILIA62070503***630464E4'
const receiver = { name: 'Fulano de Tal', city: 'BRASILIA' }
const key = '123e4567-e12b-12d1-a456-426655440000'

test('the check value of the CRC catalogue', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
})

test('the static code of the manual is read', () => {
  expect(readPixCode(` ${MANUAL_STATIC}\n`)).toEqual({
    kind: 'static',
    target: key,
    ...receiver,
    amountCents: null,
    txid: null,
    text: null,
    isSingleUse: false,
  })
})

test('the dynamic code of the manual is written, without scheme, and read back as paid once and without txid', () => {
  const target = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'
  expect(dynamicPixCode({ ...receiver, url: `https://${target}` })).toBe(MANUAL_DYNAMIC)
  expect(readPixCode(MANUAL_DYNAMIC)).toMatchObject({ kind: 'dynamic', target, txid: null, isSingleUse: true })
})

test('an amount is written with a dot', () => {
  const code = dynamicPixCode({ ...receiver, url: 'pix.example.com/1', amountCents: 150_005 })
  expect(code).toContain('54071500.05')
  expect(readPixCode(code)).toMatchObject({ amountCents: 150_005 })
})

test('names are folded to ASCII and cut, so that lengths in bytes and in characters agree', () => {
  const code = dynamicPixCode({
    name: 'Concessionária São João & Irmãos Ltda',
    city: 'São José dos Campos',
    url: 'pix.example.com/1',
    amountCents: 1,
  })
  expect(readPixCode(code)).toMatchObject({
    name: 'Concessionaria Sao Joao &',
    city: 'Sao Jose dos Ca',
    amountCents: 1,
  })
  expect(asciiOf('Peças  Ñandú 🚗', 25)).toBe('Pecas Nandu')
})

test.each([
  ['one digit changed', MANUAL_STATIC.replace('BRASILIA', 'BRASILIB')],
  ['cut short', MANUAL_STATIC.slice(0, -1)],
  ['another currency', withCrc(MANUAL_STATIC.replace('5303986', '5303840'))],
  ['another network', withCrc(MANUAL_STATIC.replace('br.gov.bcb.pix', 'br.gov.bcb.pox'))],
  ['a length that lies', withCrc(MANUAL_STATIC.replace('5913', '5914'))],
  ['an amount with a comma', withCrc(MANUAL_STATIC.replace('5802BR', '54041,005802BR'))],
  ['no code at all', 'https://example.com'],
  ['nothing', ''],
])('%s is not read', (_, text) => {
  expect(readPixCode(text)).toBeNull()
})

test.each([
  ['half a cent', { amountCents: 0.5 }],
  ['no amount to pay', { amountCents: 0 }],
  ['a name without a letter of ASCII', { name: '汽车' }],
])('%s is not written', (_, wrong) => {
  expect(() => dynamicPixCode({ ...receiver, url: 'pix.example.com/1', amountCents: 100, ...wrong })).toThrow(
    RangeError,
  )
})

test('an address of more than 77 characters is not written', () => {
  expect(() => dynamicPixCode({ ...receiver, url: `https://${'a'.repeat(77)}` })).not.toThrow()
  expect(() => dynamicPixCode({ ...receiver, url: `https://${'a'.repeat(78)}` })).toThrow(RangeError)
})

test.each([
  ['28001238938', 'cpf'],
  ['28001238939', null],
  ['12ABC34501DE35', 'cnpj'],
  ['12abc34501de35', null],
  ['12.ABC.345/01DE-35', null],
  ['+5561912345678', 'phone'],
  ['61912345678', null],
  ['fulano_da_silva.recebedor@example.com', 'email'],
  [key, 'random'],
  [key.toUpperCase(), null],
])('the key %s is of kind %s', (text, kind) => {
  expect(pixKeyKind(text)).toBe(kind)
})

test('txids', () => {
  const txid = chargeTxid('0192F3A4-5B6C-7d8e-9f01-23456789abcd')
  expect(txid).toBe('0192f3a45b6c7d8e9f0123456789abcd')
  // What the Pix API takes for an immediate charge.
  expect(txid).toMatch(/^[A-Za-z0-9]{26,35}$/)
  expect(() => chargeTxid('not-a-uuid')).toThrow(RangeError)
})

test.each([
  ['E12345678202009091221abcdef12345', true],
  ['E12ABC678202611211430s0123456789', true],
  ['D12345678202009091221abcdef12345', false],
  ['E12345678202009091221abcdef1234', false],
])('%s is an end-to-end id: %s', (id, expected) => {
  expect(isEndToEndId(id)).toBe(expected)
})

const text = fc.stringMatching(/^[!-~][ -~]{0,97}[!-~]$/)

test('whatever is written is read back', () => {
  const pix = fc.record({
    url: fc.uuid().map((id) => `pix.example.com/${id}`),
    amountCents: fc.integer({ min: 1, max: 999_999_999_999 }),
    name: text,
    city: text,
  })
  fc.assert(
    fc.property(pix, (given) => {
      const read = readPixCode(dynamicPixCode(given))
      expect(read).toMatchObject({ kind: 'dynamic', target: given.url, amountCents: given.amountCents, txid: null })
      expect(given.name.replace(/ +/g, ' ').startsWith(read?.name ?? '?')).toBe(true)
    }),
  )
})

test('a changed character is always noticed', () => {
  fc.assert(
    fc.property(fc.nat(MANUAL_STATIC.length - 1), fc.stringMatching(/^[ -~]$/), (at, character) => {
      fc.pre(MANUAL_STATIC[at]?.toUpperCase() !== character.toUpperCase())
      expect(readPixCode(`${MANUAL_STATIC.slice(0, at)}${character}${MANUAL_STATIC.slice(at + 1)}`)).toBeNull()
    }),
  )
})

test('fields survive writing and reading, and any text is read without failing', () => {
  const fields = fc.uniqueArray(fc.tuple(fc.stringMatching(/^\d\d$/), fc.stringMatching(/^[ -~]{1,99}$/)), {
    selector: ([id]) => id,
  })
  fc.assert(
    fc.property(fields, (given) => {
      expect([...(readEmv(writeEmv(given)) ?? [])]).toEqual(given)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (any) => {
      readEmv(any)
      readPixCode(any)
    }),
  )
})

function withCrc(code: string): string {
  const body = code.slice(0, -4)
  return body + crc16(body)
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { protocolOf, readProtocol } from './protocol.ts'

const bytes = fc.uint8Array({ minLength: 11, maxLength: 11 })

test('a protocol is three groups of four and reads back however it is typed', () => {
  fc.assert(
    fc.property(bytes, (chance) => {
      const protocol = protocolOf(chance)
      expect(protocol).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
      expect(readProtocol(protocol)).toBe(protocol)
      expect(readProtocol(` ${protocol.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(protocol)
    }),
  )
})

test('one wrong character is noticed', () => {
  fc.assert(
    fc.property(bytes, fc.nat(11), fc.integer({ min: 1, max: 31 }), (chance, at, shift) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const plain = protocolOf(chance).replaceAll('-', '')
      const wrong = alphabet.charAt((alphabet.indexOf(plain.charAt(at)) + shift) % 32)
      expect(readProtocol(plain.slice(0, at) + wrong + plain.slice(at + 1))).toBeNull()
    }),
  )
})

test.each(['', 'ABC', '4F7K-9QXR-TZ3', 'UUUU-UUUU-UUUU', "' or 1=1 --"])('%j is no protocol', (text) => {
  expect(readProtocol(text)).toBeNull()
})

test('too little chance is a mistake of the caller', () => {
  expect(() => protocolOf(new Uint8Array(10))).toThrow(RangeError)
})

import { describe, expect, test } from 'vitest'
import { type Receipt, readReceipt, receiptCookie, receiptOf } from './receipt.ts'

const RECEIPT: Receipt = {
  protocol: 'S2WZ-EDB1-9FSZ',
  replyBy: '2026-11-22T13:19:00.000Z',
  dealer: '70001',
  repeated: false,
  car: 'version=9GD6700&color=0A1',
}

const headerOf = (cookie: string) => `a=b; ${cookie.split(';')[0]}; c=d`

describe('the cookie of a receipt', () => {
  test('is read back by the browser that got it, and by script never', () => {
    const cookie = receiptCookie(RECEIPT, '/br/fiat', true)
    expect(readReceipt(headerOf(cookie))).toEqual(RECEIPT)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/br/fiat', 'Secure']) expect(cookie).toContain(part)
    expect(receiptCookie(RECEIPT, '/br/fiat', false)).not.toContain('Secure')
  })

  test.each([[null], ['volante-receipt=%%%'], ['volante-receipt=bm9uc2Vuc2U'], ['other=1']])('%s is none', (header) => {
    expect(readReceipt(header)).toBeNull()
  })

  test('one with foreign content is none', () => {
    const forged = receiptCookie({ ...RECEIPT, protocol: '<script>alert' }, '/', false)
    expect(readReceipt(headerOf(forged))).toBeNull()
  })

  test('says nothing of the person and leaves out a car too long for a cookie', () => {
    const given = {
      protocol: RECEIPT.protocol,
      createdAt: RECEIPT.replyBy,
      replyBy: RECEIPT.replyBy,
      replyHours: 24,
      dealer: { code: '70001', name: 'X', phone: '1', whatsApp: '2' },
      repeated: false,
    }
    expect(receiptOf(given, RECEIPT.car)).toEqual(RECEIPT)
    expect(receiptOf(given, 'x'.repeat(3000)).car).toBe('')
  })
})

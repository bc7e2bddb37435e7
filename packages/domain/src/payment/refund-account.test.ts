import { describe, expect, test } from 'vitest'
import { isCbu, maskedAccount, refundAccountOf, refundAccountRefusal } from './refund-account.ts'

describe('an account that money goes back to', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['(11) 98765-4321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['Ana.Silva@Mail.example', 'ana.silva@mail.example'],
    ['123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('in Brazil is a Pix key: %s', (typed, key) => {
    expect(refundAccountOf(typed, 'BR')).toBe(key)
    expect(refundAccountRefusal(typed, 'BR')).toBeNull()
  })

  test.each(['529.982.247-26', 'ana', '12345', 'ana@', '+1 202 555 0100'])('is none in Brazil: %s', (typed) => {
    expect(refundAccountRefusal(typed, 'BR')).toMatchObject({ key: 'order.refundAccount.pixKey' })
  })

  test.each([
    ['2850590940090418135201', '2850590940090418135201'],
    ['28505909 40090418135201', '2850590940090418135201'],
    ['mi.auto.nuevo', 'mi.auto.nuevo'],
  ])('in Argentina is a CBU, a CVU or an alias: %s', (typed, account) => {
    expect(refundAccountOf(typed, 'AR')).toBe(account)
  })

  test.each(['2850590940090418135202', '2850590840090418135201', '123456', 'mi auto'])('is none there: %s', (typed) => {
    expect(refundAccountRefusal(typed, 'AR')).toMatchObject({ key: 'order.refundAccount.cbu' })
  })

  test('is needed, and shown by its ends', () => {
    expect(refundAccountRefusal(' ', 'BR')).toMatchObject({ key: 'validation.required' })
    expect(maskedAccount('52998224725')).toBe('529•••725')
    expect(isCbu('abc')).toBe(false)
  })
})

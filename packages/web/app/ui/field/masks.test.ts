import { Maskito, maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { type MaskName, maskOptions } from './masks.ts'

/** An input as a browser drives it: an event before, the change itself unless it was prevented, an event after. */
class Keyboard extends EventTarget {
  readonly nodeName = 'INPUT'
  readonly maxLength = -1
  value = ''
  selectionStart = 0
  selectionEnd = 0
  readonly ownerDocument = { activeElement: this }

  constructor(mask: MaskName) {
    super()
    // The mask needs of an element what stands above.
    new Maskito(this as unknown as HTMLInputElement, maskOptions(mask))
  }

  matches = () => true

  setSelectionRange(from: number, to: number) {
    this.selectionStart = from
    this.selectionEnd = to
  }

  insert(data: string): this {
    return this.#change('insertText', data, this.selectionStart, this.selectionEnd)
  }

  type(text: string): this {
    for (const key of text) this.insert(key)
    return this
  }

  backspace(): this {
    const from = this.selectionStart === this.selectionEnd ? this.selectionStart - 1 : this.selectionStart
    return this.#change('deleteContentBackward', '', Math.max(0, from), this.selectionEnd)
  }

  #change(inputType: string, data: string, from: number, to: number): this {
    const event = (name: string) => Object.assign(new Event(name, { cancelable: true }), { inputType, data })
    if (this.dispatchEvent(event('beforeinput'))) {
      this.value = this.value.slice(0, from) + data + this.value.slice(to)
      this.setSelectionRange(from + data.length, from + data.length)
      this.dispatchEvent(event('input'))
    }
    return this
  }
}

const written = [
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '529.982.247-25', '529.982.247-25'],
  ['cpf', '529982247251', '529.982.247-25'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cep', '01310100', '01310-100'],
  ['dni', '1234567', '1.234.567'],
  ['dni', '12345678', '12.345.678'],
  ['dniOrCuil', '1234567', '1.234.567'],
  ['dniOrCuil', '12345678', '12.345.678'],
  ['dniOrCuil', '20123456786', '20-12345678-6'],
  ['phoneBr', '1133334444', '(11) 3333-4444'],
  ['phoneBr', '11987654321', '(11) 98765-4321'],
  ['phoneBr', '011987654321', '(11) 98765-4321'],
  ['phoneBr', '+55 11 98765-4321', '(11) 98765-4321'],
  ['phoneAr', '2954234567', '(2954) 23-4567'],
  ['phoneAr', '3414234567', '(341) 423-4567'],
  ['phoneAr', '1123456789', '(11) 2345-6789'],
  ['plateBr', 'abc1d23', 'ABC1D23'],
  ['plateAr', 'ab123cd', 'AB 123 CD'],
  ['plateAr', 'abc123', 'ABC 123'],
  ['card', '378282246310005', '3782 822463 10005'],
  ['card', '4111111111111111', '4111 1111 1111 1111'],
  ['cardExpiry', '0728', '07/28'],
  ['cardExpiry', '7/28', '07/28'],
  ['cardExpiry', '1/28', '01/28'],
  ['money', '1234567,8', '1.234.567,8'],
  ['money', '1.234,56', '1.234,56'],
  ['money', '100.50', '100.50'],
] as const satisfies readonly (readonly [MaskName, string, string])[]

test.each(written)('%s: %s comes out as %s, typed key by key, pasted, and filled in', (mask, text, shown) => {
  expect(new Keyboard(mask).type(text).value).toBe(shown)
  expect(new Keyboard(mask).insert(text).value).toBe(shown)
  expect(maskitoTransform(text, maskOptions(mask))).toBe(shown)
})

test.each([
  ['phoneAr', '+54 9 2954 23-4567', '(2954) 23-4567'],
  ['phoneAr', '0341 15 423-4567', '(341) 423-4567'],
  ['cardExpiry', '07/2028', '07/2028'],
  ['money', 'R$ 1.234,56', '1.234,56'],
  ['money', '-5', '-5'],
  ['money', '1,234.56', '1,234.56'],
] as const)('%s: %s pasted is %s', (mask, text, shown) => {
  expect(new Keyboard(mask).insert(text).value).toBe(shown)
})

test.each(written.filter(([, text]) => text !== '100.50'))('%s: %s goes away key by key', (mask, text) => {
  const field = new Keyboard(mask).type(text)
  let presses = 0
  for (; field.value !== '' && presses < 40; presses += 1) field.backspace()
  expect(field.value).toBe('')
  expect(presses).toBeLessThanOrEqual(text.length + 3)
})

test('a digit put in the middle moves the rest, and the caret stays behind it', () => {
  const cpf = new Keyboard('cpf').type('5299822472')
  cpf.setSelectionRange(2, 2)
  expect([cpf.insert('7').value, cpf.selectionStart]).toEqual(['527.998.224-72', 4])
  const amount = new Keyboard('money').type('12345')
  amount.setSelectionRange(1, 1)
  expect([amount.insert('9').value, amount.selectionStart]).toEqual(['192.345', 2])
})

test('an amount shrinks in its groups, across a dot too', () => {
  const amount = new Keyboard('money').type('1234567')
  expect(amount.backspace().value).toBe('123.456')
  amount.setSelectionRange(4, 4)
  expect([amount.backspace().value, amount.selectionStart]).toEqual(['123.456', 3])
  expect(amount.backspace().value).toBe('12.456')
})

import type { MaskitoOptions } from '@maskito/core'
import { applyMask, type MaskName as TextMask, maskCharacters, maskExpression } from '@volante/domain/fields/masks'
import { groupAmount } from '@volante/domain/money/price'

/** A field names its mask, so that the page can say it without script. */
export type MaskName = TextMask | 'money'

interface Typing {
  readonly value: string
  readonly selection: readonly [number, number]
}

/** Takes a mask's name; returns it for Maskito, which keeps the caret and the history. What stands in the field is decided by domain. */
export const maskOptions = (name: MaskName): MaskitoOptions => (name === 'money' ? MONEY : textMask(name))

const textMask = (name: TextMask): MaskitoOptions => ({
  mask: ({ value }) => maskExpression(name, value),
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState
      if (action === 'validation') return { elementState: rewritten(elementState, applyMask(name, value)), data }
      // At the end the whole text is read again: only so a country code, a trunk zero or a month of one digit is seen.
      if (action !== 'insert' || selection[1] !== value.length) return { elementState, data }
      const characters = maskCharacters(name, value.slice(0, selection[0]) + data)
      return { elementState: { value: '', selection: [0, 0] }, data: characters }
    },
  ],
  postprocessors: [(typing) => rewritten(typing, applyMask(name, typing.value))],
})

const MONEY: MaskitoOptions = {
  mask: /^[\d.,-]*$/,
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState
      const keepsDots = action === 'validation' || (action === 'insert' && selection[0] === selection[1])
      // Where something is taken away, the dots that are left no longer show what a hand wrote.
      return {
        elementState: keepsDots ? elementState : withoutDots(value, selection),
        data: data.replace(/[^\d.,-]/g, ''),
      }
    },
  ],
  postprocessors: [(typing) => rewritten(typing, groupAmount(typing.value))],
}

function withoutDots(value: string, [from, to]: Typing['selection']) {
  const at = (index: number) => value.slice(0, index).replaceAll('.', '').length
  return { value: value.replaceAll('.', ''), selection: [at(from), at(to)] as const }
}

/** Takes what is typed and how it is written; returns it so written, the caret before the same characters as it was. */
function rewritten(typing: Typing, text: string): Typing {
  if (text === typing.value) return typing
  const count = (part: string) => part.replace(/[^0-9A-Za-z,]/g, '').length
  const after = count(typing.value.slice(typing.selection[1]))
  let at = text.length
  while (at > 0 && count(text.slice(at)) < after) at -= 1
  // Before a separator, not behind it: the next backspace must meet a character.
  while (at > 0 && at < text.length && count(text.charAt(at - 1)) === 0) at -= 1
  return { value: text, selection: [at, at] }
}

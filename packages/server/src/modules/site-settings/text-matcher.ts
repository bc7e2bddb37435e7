import type { Message, MessagePart } from '@volante/contract/page'
import { parseMessage } from '../../platform/pages/messages.ts'

/** What a text says between its holes, from its beginning to its end; what fills a hole is not known. */
type Form = readonly string[]

const LITERAL = 0
const SELECT = 5
const PLURAL = 6
const TAG = 8
/** A text of many choices is looked at as if the rest of them were holes. */
const MOST_FORMS = 24

/**
 * Takes a sentence as a page says it; returns how many of its letters stand in a text as written, 0 where the text, its placeholders
 * filled with anything, cannot say it.
 */
export function textMatcher(sentence: string): (text: string) => number {
  const plainSentence = plain(sentence)
  return (text) =>
    Math.max(0, ...formsOf(parsed(text)).map((form) => (fits(form, plainSentence) ? lettersIn(form) : 0)))
}

const lettersIn = (form: Form): number => plain(form.join('')).length

const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** A text that does not parse says nothing. */
function parsed(text: string): Message {
  try {
    return parseMessage(text)
  } catch {
    return ''
  }
}

const formsOf = (message: Message): readonly Form[] => (typeof message === 'string' ? [[message]] : spelt(message))

function spelt(parts: readonly MessagePart[]): readonly Form[] {
  let forms: readonly Form[] = [['']]
  for (const { type, value = '', options = {}, children = [] } of parts) {
    const own = type === TAG ? spelt(children) : type === LITERAL ? [[value]] : []
    const choices = type === SELECT || type === PLURAL ? Object.values(options).flatMap((one) => spelt(one.value)) : own
    const isKnown = choices.length > 0 && forms.length * choices.length <= MOST_FORMS
    forms = forms.flatMap((form) => (isKnown ? choices : [['', '']]).map((then) => joined(form, then)))
  }
  return forms
}

/** The end of one form and the beginning of what follows are one piece. */
const joined = (form: Form, [first = '', ...rest]: Form): Form => [
  ...form.slice(0, -1),
  `${form.at(-1) ?? ''}${first}`,
  ...rest,
]

/** Whether the pieces stand in the sentence in their order, the first at its beginning and the last at its end. */
function fits(form: Form, sentence: string): boolean {
  const pieces = form.map((piece) => piece.replaceAll(/\s+/g, ' '))
  const [first = '', last = ''] = [pieces[0]?.trimStart(), pieces.at(-1)?.trimEnd()]
  if (pieces.length === 1) return sentence !== '' && plain(first) === sentence
  // Holes alone could say anything.
  if (lettersIn(pieces) < 2) return false
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = sentence.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at <= sentence.length - last.length
}

import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '@volante/contract/page'

/** Takes texts by id; returns them ready to format, for pages whose language is not that of their site. */
export function parsedTexts(texts: Readonly<Record<string, string>>): Record<string, Message> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parsed(text)]))
}

function parsed(text: string): Message {
  const parts = parse(text, { captureLocation: false, ignoreTag: true }) as readonly MessagePart[]
  const [only] = parts
  return parts.length === 1 && only?.type === 0 ? (only.value ?? '') : parts
}

import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart, Messages } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'

/** Namespace -> text id -> text as written. */
export type Dictionaries = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of each site by its id; `of` those of a site as it is given, which need not be in force. */
export interface AllMessages extends Pick<ReadonlyMap<string, Messages>, 'get'> {
  of(site: Site): Messages
}

const known = new Map<string, Message>()

/**
 * Parsed here, so that browsers need no parser; a text without placeholders stays a text. Each once: the sites of a language
 * have nearly all their texts in common, and a dozen copies of them took 100 MB.
 */
export function parseMessage(text: string): Message {
  const message = known.get(text) ?? parsed(text)
  known.set(text, message)
  return message
}

function parsed(text: string): Message {
  const parts = parse(text, { captureLocation: false, ignoreTag: true }) as readonly MessagePart[]
  if (parts.length === 0) return ''
  const [only] = parts
  return parts.length === 1 && only?.type === 0 ? (only.value ?? '') : parts
}

/** The site's dictionaries: the language's, with the site's own texts in their place. */
export function messagesOf(site: Pick<Site, 'texts'>, dictionaries: Dictionaries): Messages {
  const named = Object.entries(dictionaries).map(([namespace, texts]) => {
    const parsed = Object.entries(texts).map(([id, text]) => [id, namedMessage(id, site.texts[id] ?? text)] as const)
    return [namespace, Object.fromEntries(parsed)] as const
  })
  return Object.fromEntries(named)
}

/** A text that does not parse stops the start with its name. */
function namedMessage(id: string, text: string): Message {
  try {
    return parseMessage(text)
  } catch (cause) {
    throw new Error(`The text ${id} is no ICU message: ${text}`, { cause })
  }
}

import type { FieldError } from '@volante/contract/kit'
import type { Site } from '@volante/contract/site'
import type { MessageKey } from '@volante/domain/refusal'
import type * as z from 'zod/mini'
import type { Platform } from '../process/platform.ts'

/** Takes what a schema finds wrong; returns it at its field, in the site's language: a text of the documents, a bound, or that it is missing or malformed. */
export function fieldError({ texts }: Pick<Platform, 'texts'>, site: Site, issue: z.core.$ZodIssue): FieldError {
  const { key, values } = wrongNumber(issue) ?? { key: keyOf(texts, issue) }
  return {
    path: issue.path.join('.'),
    code: key,
    message: texts.say(site, key, values),
    ...(values && { values }),
  }
}

/** A schema's own message is a message key where the documents give a text. */
function keyOf(texts: Platform['texts'], issue: z.core.$ZodIssue): string {
  if (texts.has(issue.message)) return issue.message
  return issue.code === 'invalid_type' && (issue.input ?? null) === null ? 'validation.required' : 'request.invalid'
}

interface Wrong {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, number>>
}

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int'

/** What is wrong with a number: none, below or above its bounds, or not whole. */
function wrongNumber(issue: z.core.$ZodIssue): Wrong | null {
  if (issue.code === 'too_small' && isNumber(issue.origin) && issue.inclusive !== false)
    return { key: 'validation.number.min', values: { min: Number(issue.minimum) } }
  if (issue.code === 'too_big' && isNumber(issue.origin) && issue.inclusive !== false)
    return { key: 'validation.number.max', values: { max: Number(issue.maximum) } }
  if (issue.code !== 'invalid_type') return null
  if (issue.expected === 'int') return { key: 'validation.number.whole' }
  const isUnread = typeof issue.input === 'string' || Number.isNaN(issue.input)
  return issue.expected === 'number' && isUnread ? { key: 'validation.numeric' } : null
}

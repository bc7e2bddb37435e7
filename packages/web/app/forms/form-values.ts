import type { Place } from '@volante/contract/account-rules'
import * as z from 'zod/mini'
import type { FieldSpecs, FormSpec, FormValues } from './field-spec.ts'

/** Formats a message key in the site's language. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Field name -> what is wrong with it, in the site's language; in their order on the page. */
export type Problems = Readonly<Record<string, readonly string[]>>

/** The day it is at a site, YYYY-MM-DD. */
export const dayAt = (now: Date, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Takes a form and what was posted, as Conform reads it; returns the values of its fields, blank where nothing was sent. */
export function valuesOf<Specs extends FieldSpecs, Name extends keyof Specs & string>(
  { specs, fields }: Pick<FormSpec<Specs, Name>, 'specs' | 'fields'>,
  payload: Readonly<Record<string, unknown>>,
): FormValues<Specs, Name> {
  return Object.fromEntries(fields.map((name) => [name, valueOf(specs[name]?.control, payload[name])])) as FormValues<
    Specs,
    Name
  >
}

function valueOf(control: string | undefined, posted: unknown): unknown {
  if (control === 'box') return posted !== undefined
  const texts = [posted].flat().filter((one) => typeof one === 'string')
  return control === 'boxes' ? texts : (texts[0] ?? '')
}

/** Takes a form's values and what its schema needs to know; returns what is wrong with each field. */
export function problemsOf<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts>(
  { fields, paths, schema }: FormSpec<Specs, Name, Facts>,
  values: Readonly<Record<string, unknown>>,
  facts: Facts & Place,
  say: Say,
): Problems {
  const { error } = z.safeParse(schema(facts), values)
  const found = new Map<string, string>()
  for (const issue of error?.issues ?? []) {
    const path = String(issue.path[0] ?? '')
    const name = paths?.[path] ?? path
    if (!found.has(name)) found.set(name, textOf(issue, say))
  }
  return Object.fromEntries(fields.flatMap((name) => (found.has(name) ? [[name, [found.get(name) ?? '']]] : [])))
}

/** A schema's own message is a message key; zod's are sentences in English, which nobody here reads. */
function textOf(issue: z.core.$ZodIssue, say: Say): string {
  const isKey = !issue.message.includes(' ')
  if (!isKey) return say('request.invalid')
  return say(issue.message, 'params' in issue ? (issue.params as Parameters<Say>[1]) : undefined)
}

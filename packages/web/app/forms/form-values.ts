import type { Place } from '@volante/contract/account-rules'
import type { FieldSpecs, FormSpec, FormValues } from './field-spec.ts'

/** Formats a message key in the site's language. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Field name -> what is wrong with it, in the site's language; in their order on the page. */
export type Problems = Readonly<Record<string, readonly string[]>>

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

/** Takes a form's values and what its rules need to know; returns what is wrong with each field. */
export function problemsOf<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts>(
  { fields, paths, rules }: FormSpec<Specs, Name, Facts>,
  values: FormValues<Specs, Name>,
  facts: Facts & Place,
  say: Say,
): Problems {
  const refusals = Object.entries(rules?.(values, facts) ?? {})
  const found = new Map(refusals.map(([path, refusal]) => [paths?.[path] ?? path, refusal]))
  return Object.fromEntries(
    fields.flatMap((name) => {
      const refusal = found.get(name)
      return refusal ? [[name, [say(refusal.key, refusal.values)]]] : []
    }),
  )
}

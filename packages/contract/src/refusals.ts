import type { Refusals } from '@volante/domain/refusal'
import * as z from 'zod/mini'

export { type Refusals, refusing } from '@volante/domain/refusal'

/** A form's schema: its shape, and the rules over all its values, whose message keys become the issues' messages. */
export const formSchema = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  rules: (values: z.output<z.ZodMiniObject<Shape, z.core.$strip>>) => Refusals,
) => z.object(shape).check(ruled(rules))

/** A schema of rules alone, for values whose shape is known: a page's own fields, of which a call's are made. */
export const ruledSchema = <Values>(rules: (values: Values) => Refusals) => z.custom<Values>().check(ruled(rules))

const ruled = <Values>(rules: (values: Values) => Refusals) =>
  z.check<Values>((payload) => {
    for (const [field, { key, values }] of Object.entries(rules(payload.value))) {
      payload.issues.push({ code: 'custom', message: key, path: [field], input: payload.value, params: { ...values } })
    }
  })

/** One line of text: no control characters, no half characters. */
export const line = (max = 200) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'request.invalid'))

/** Free text over several lines. */
export const lines = (max = 2000) =>
  z.string().check(z.maxLength(max), z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'request.invalid'))

/** A field that may be missing or null; the rules say which ones may not. */
export const maybe = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(z.nullable(inner))

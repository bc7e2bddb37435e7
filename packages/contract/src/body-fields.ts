import * as z from 'zod/mini'

/** One line of text: no control characters, no half characters. */
export const line = (max = 200) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'request.invalid'))

/** Free text over several lines. */
export const lines = (max = 2000) =>
  z.string().check(z.maxLength(max), z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'request.invalid'))

/** A field that may be missing or null; the rules say which ones may not. */
export const maybe = <Inner extends z.ZodMiniType>(inner: Inner) => z.optional(z.nullable(inner))

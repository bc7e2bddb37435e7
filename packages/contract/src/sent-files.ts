import * as z from 'zod/mini'

/** What is told of a file that came with a multipart body. Its type is what its content is, whatever was announced. */
export const SentFile = z.object({ name: z.string(), type: z.string(), bytes: z.int(), sha256: z.string() })

/** The part `file`, once a file; a call that takes one only refuses more. */
export const sentFiles = (most: number) => z.array(SentFile).check(z.minLength(1), z.maxLength(most))

/** A part of JSON; pages send it as a text part of the same name. */
export const jsonPart = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return value
      try {
        return JSON.parse(value)
      } catch {
        return undefined
      }
    }),
    inner,
  )

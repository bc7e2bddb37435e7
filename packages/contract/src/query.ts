import * as z from 'zod/mini'

/** Query values arrive as text over HTTP and as themselves in process; both are accepted, nothing else. */
const text = z.string().check(z.maxLength(200))

export const int = (min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  )

export const decimal = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,12})?$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.number().check(z.gte(min), z.lte(max)),
    ),
  )

export const bool = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
  )

/** One value or repeated keys (`a=1&a=2`), always an array for the handler. */
export const many = (max = 100) =>
  z.pipe(
    z.union([text, z.readonly(z.array(text).check(z.maxLength(max)))]),
    z.transform((value: string | readonly string[]): readonly string[] =>
      typeof value === 'string' ? [value] : value,
    ),
  )

/** Repeated keys or one comma list (`optionalCode=A,B`), always an array for the handler. */
export const list = (max = 100) =>
  z.pipe(
    many(max),
    z.transform((value: readonly string[]): readonly string[] =>
      value.flatMap((part) => part.split(',')).filter((part) => part !== ''),
    ),
  )

/** How many rows a page has; none: only how many there are is asked. */
export const pageSize = (most: number, usual: number) => z._default(int(0, most), usual)

/** Paging by the documents' defaults: page 0, size 20. */
export const paging = {
  page: z._default(int(0, 100_000), 0),
  size: pageSize(200, 20),
}

export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), size: z.int(), total: z.int() })

/** A short text parameter: trimmed of nothing, at most 200 characters, no control characters. */
export const short = (max = 200) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u, 'request.invalid'))

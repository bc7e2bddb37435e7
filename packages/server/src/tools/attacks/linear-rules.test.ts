import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@volante/contract'
import type { Service } from '@volante/contract/kit'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { longTexts, msOf } from './linear-time.ts'

const DOMAIN = join(import.meta.dirname, '../../../../domain/src')
const MOST_MS = 120
const TEXTS = [...longTexts(100_000)].filter(([name]) => name.endsWith('"a!"'))
/** What judges, reads or writes a text as it was typed; the patterns of all others stand in `linear-time.test.ts`. */
const READS_TEXT = /Refusal$|^(is|format|parse|plain|mask|digits|safe)[A-Z]/

type Rule = (...args: unknown[]) => unknown

/** Every function of the domain, by name. */
async function functionsOfDomain(): Promise<readonly (readonly [name: string, rule: Rule])[]> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.(test|arbitrary)\.ts$/.test(file))
  const modules = await Promise.all(sources.map(async (file): Promise<object> => import(join(DOMAIN, file))))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => READS_TEXT.test(name) && typeof value === 'function')
}

/** What takes no text throws at once, which is as good. */
function attempt(work: () => unknown): void {
  try {
    work()
  } catch {}
}

/** Names each that takes too long over any text. */
const slowOnes = (work: (text: string) => unknown): string[] =>
  TEXTS.flatMap(([name, text]) => {
    const ms = msOf(() => attempt(() => work(text)), MOST_MS)
    return ms > MOST_MS ? [`over ${name}: ${ms.toFixed(0)} ms`] : []
  })

test('every rule reads 100 KB of any character in linear time', { timeout: 300_000 }, async () => {
  const rules = await functionsOfDomain()
  expect(rules.length).toBeGreaterThan(60)
  const slow = rules.flatMap(([name, rule]) =>
    [[], ['BR', 'required'], ['AR', 'required']].flatMap((more) =>
      slowOnes((text) => rule(text, ...more)).map((one) => `${name}(${more[0] ?? ''}) ${one}`),
    ),
  )
  expect(slow).toEqual([])
})

test('every call reads 100 KB of any character in each of its fields in linear time', { timeout: 300_000 }, () => {
  const specs = Object.values(services as Readonly<Record<string, Service>>).flatMap(({ calls }) =>
    Object.values(calls),
  )
  const slow = specs.flatMap(({ id, body, query }) =>
    [body, query].flatMap((schema) => {
      const fields = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
      const filled = (text: string) => Object.fromEntries(fields.map((field) => [field, text]))
      return schema && fields.length > 0
        ? slowOnes((text) => z.safeParse(schema as z.ZodMiniType, filled(text))).map((one) => `${id} ${one}`)
        : []
    }),
  )
  expect(specs.length).toBeGreaterThan(150)
  expect(slow).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessagePart } from '@volante/contract/page'
import { describe, expect, test } from 'vitest'

const TEXTS = join(import.meta.dirname, '../../../../texts')
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(TEXTS, language, file), 'utf8'))
const files = readdirSync(join(TEXTS, 'pt-BR'))
const parsed = (text: string) => parse(text, { ignoreTag: true, captureLocation: false }) as readonly MessagePart[]

/** The names of the values a message asks for, in its branches too. */
function asked(parts: readonly MessagePart[]): string[] {
  const names = parts.flatMap((part) => {
    const branches = Object.values(part.options ?? {}).flatMap((branch) => asked(branch.value))
    return part.type >= 1 && part.type <= 6 ? [part.value ?? '', ...branches] : branches
  })
  return [...new Set(names)].sort()
}

test('both languages have the same namespaces', () => {
  expect(readdirSync(join(TEXTS, 'es-AR'))).toEqual(files)
})

describe.each(files)('%s', (file) => {
  const pt = read('pt-BR', file)
  const es = read('es-AR', file)

  test('has the same keys in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(pt).sort())
  })

  test('parses, and asks for the same values', () => {
    for (const [key, text] of Object.entries(pt)) {
      expect(() => parsed(text), key).not.toThrow()
      expect(() => parsed(es[key] ?? ''), key).not.toThrow()
      expect(asked(parsed(es[key] ?? '')), key).toEqual(asked(parsed(text)))
    }
  })
})

test('no id is used twice', () => {
  const ids = files.flatMap((file) => Object.keys(read('pt-BR', file)))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

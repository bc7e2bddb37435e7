import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(APP, path), 'utf8')
const components = globSync('**/*.{ts,tsx}', { cwd: APP }).map(read)

/** As `localsConvention: camelCaseOnly` names it. */
const asProperty = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** As a property, in quotes, or as the key of a table. */
const isNamed = (text: string, name: string) => new RegExp(`[.'"\`]${name}\\b|\\b${name}:`).test(text)

/** Takes a style sheet; returns its classes that no file which imports it names. */
function unworn(path: string): string[] {
  // Classes of a library are worn by what it makes.
  const rules = read(path).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  const classes = new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
  const wearers = components.filter((text) => text.includes(`/${basename(path)}'`)).join('\n')
  return [...classes].filter((name) => !isNamed(wearers, asProperty(name)))
}

const sheets = globSync('**/*.module.css', { cwd: APP })

test('the style sheets are found', () => expect(sheets.length).toBeGreaterThan(100))

test.each(sheets)('%s: each class is worn', (path) => {
  expect(unworn(path)).toEqual([])
})

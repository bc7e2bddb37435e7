import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessagePart } from '@volante/contract/page'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const TEXTS = join(ROOT, 'texts/pt-BR')
const messages = new Map<string, string>(
  readdirSync(TEXTS).flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(TEXTS, file), 'utf8')))),
)
const sources = globSync('packages/web/app/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !/\.test\./.test(path))

/** The names of the values a message asks for, in its branches too. */
function asked(parts: readonly MessagePart[]): string[] {
  return parts.flatMap(({ type, value = '', options = {} }) => [
    ...(type >= 1 && type <= 6 ? [value] : []),
    ...Object.values(options).flatMap((branch) => asked(branch.value)),
  ])
}
const askedBy = (id: string): string[] =>
  asked(parse(messages.get(id) ?? '', { ignoreTag: true, captureLocation: false }) as readonly MessagePart[])

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* within(one)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) if (typeof child === 'object') yield* within(child)
}

/** The ids a first argument may come to: of a literal itself, of a template those that fit, of a choice one list for each side. */
function idsOf(node: Node): string[][] {
  if (node.type === 'Literal') return [[String(node.value)]]
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => idsOf(one as Node))
  if (node.type !== 'TemplateLiteral') return []
  const texts = (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const pattern = new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('[\\w ./-]+')}$`)
  return [[...messages.keys()].filter((id) => pattern.test(id))]
}

/** The values a second argument gives; null where only the program knows them. */
function givenBy(node: Node | undefined): string[] | null {
  if (!node) return []
  if (node.type !== 'ObjectExpression') return null
  const properties = node.properties as readonly Node[]
  if (properties.some(({ type }) => type !== 'Property')) return null
  return properties.map(({ key }) => String((key as Node).name ?? (key as Node).value))
}

const SAYING = ['t', 'byKey']

interface Saying {
  readonly at: string
  readonly ids: readonly (readonly string[])[]
  readonly given: readonly string[] | null
}

function sayingsIn(path: string): Saying[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [...within(parseSync(path, text).program)].flatMap((node) => {
    const callee = node.callee as Node | undefined
    const name = callee?.type === 'MemberExpression' ? (callee.property as Node).name : callee?.name
    const [id, values] = (node.arguments ?? []) as readonly Node[]
    if (node.type !== 'CallExpression' || !SAYING.includes(String(name)) || !id) return []
    const line = text.slice(0, node.start).split('\n').length
    return [{ at: `${path}:${line}`, ids: idsOf(id), given: givenBy(values) }]
  })
}

const sayings = sources.flatMap(sayingsIn)

/** What a saying leaves out: of a template, which may come to fewer texts than fit, only what each of them asks for. */
const leftOut = (ids: readonly string[], given: readonly string[]): string[] => {
  const [first = [], ...others] = ids.map(askedBy)
  return first.filter((name) => !given.includes(name) && others.every((names) => names.includes(name)))
}

test('every text that is said is there, with every value it asks for', () => {
  const wrong = sayings.flatMap(({ at, ids, given }) =>
    ids.flatMap((fitting) => {
      const unknown = fitting.filter((id) => !messages.has(id))
      const missing = given ? leftOut(fitting, given) : []
      if (fitting.length === 0 || unknown.length > 0) return [`${at} ${unknown.join()}: no such text`]
      return missing.length > 0 ? [`${at} ${fitting[0]}: ${missing.join(', ')}`] : []
    }),
  )
  expect(sayings.length).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
})

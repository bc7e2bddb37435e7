import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MARKS, type MarkName, marked, markOf, marks } from './marks.ts'

const app = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx,css}', { cwd: app })
  .filter((path) => !/\.test\.|^enhance\/(marks|parts)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(app, path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }))
const styles = globSync('**/*.css', { cwd: app }).map((path) => readFileSync(join(app, path), 'utf8'))
/** The server writes the styles of the cookie panel; browser tests look at states too. */
const readers = [
  ...styles,
  ...sources.map(({ text }) => text),
  ...globSync(['packages/server/src/platform/pages/**/*.ts', 'e2e/*.ts'], { cwd: join(app, '../../..') }).map((path) =>
    readFileSync(join(app, '../../..', path), 'utf8'),
  ),
]
/** For whoever measures or tests a site, and for the worker that keeps pages (public/order-pages.js). */
const OF_OTHERS = ['data-brand', 'data-hub-page', 'data-keep-page']

/** What runs without React: the script, what it finds by its name, and what those import. */
const scripts = reachedFrom(sources.filter(({ path }) => /^enhance\/.*\.ts$|\.(enhance|part)\.ts$/.test(path)))
const components = sources.filter(({ path }) => path.endsWith('.tsx'))

function reachedFrom(first: typeof sources): typeof sources {
  const found = new Set(first)
  for (const { path, text } of found)
    for (const [, from = ''] of text.matchAll(/(?:^import (?!type).*|\bimport\()'(\.[^']+\.ts)'/gm)) {
      const target = sources.find((one) => one.path === join(path, '..', from))
      if (target) found.add(target)
    }
  return [...found]
}

test('scripts name no attribute of their own', () => {
  const literal = scripts.flatMap(({ path, text }) =>
    [...text.replace(/^import .*/gm, '').matchAll(/dataset\.\w+|data-[\w-]+/g)].map(([name]) => `${path}: ${name}`),
  )
  expect(literal).toEqual([])
})

test('a component writes a data- name by hand only where styles read it', () => {
  const unread = components.flatMap(({ path, text }) =>
    [...text.matchAll(/\s(data-[\w-]+)(?==|\s|>)/g)].flatMap(([, name = '']) =>
      OF_OTHERS.includes(name) || readers.some((reader) => reader.includes(`[${name}`)) ? [] : [`${path}: ${name}`],
    ),
  )
  expect(unread).toEqual([])
})

test.each(Object.keys(MARKS) as MarkName[])('%s is read by a script or a style', (name) => {
  const quoted = new RegExp(`'${name}'`)
  const isRead =
    scripts.some(({ text }) => quoted.test(text)) || styles.some((style) => style.includes(`[data-${name}`))
  expect(isRead).toBe(true)
})

test.each(Object.keys(MARKS) as MarkName[])('%s is written by a component or a script', (name) => {
  const written = new RegExp(`marks\\(\\{[^]*?(?:'${name}'|\\b${name}\\b)[^]*?\\}\\)|setMark\\([\\w.]+, '${name}'`)
  expect(sources.some(({ text }) => written.test(text))).toBe(true)
})

test('a page carries the names as attributes, a flag bare, and nothing for what is off', () => {
  expect(marks({ live: 'family', instant: true, distinct: false, pin: undefined })).toEqual({
    'data-live': 'family',
    'data-instant': '',
  })
})

test('what a page wrote is found again', () => {
  expect(marked('drawing-words')).toBe('[data-drawing-words]')
  const element = { getAttribute: (name: string) => (name === 'data-live' ? 'family' : null) }
  expect(markOf(element as Element, 'live')).toBe('family')
})

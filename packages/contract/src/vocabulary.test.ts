import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as status from '@volante/domain/status'
import * as vocabulary from '@volante/domain/vocabulary'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const lists = Object.entries({ ...vocabulary, ...status }).flatMap(([name, list]) =>
  list.length > 1 ? [[name, [...list].sort().join()] as const] : [],
)

test('no contract writes a list of the vocabulary again', () => {
  const again = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...text.matchAll(/z\.enum\(\[([^\]]*)\]\)/g)].flatMap(([, values = '']) => {
      const written = [...values.matchAll(/'([^']*)'/g)].map(([, value = '']) => value).sort()
      return lists.filter(([, list]) => list === written.join()).map(([name]) => `${file}: ${name}`)
    })
  })
  expect(again).toEqual([])
})

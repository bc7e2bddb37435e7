import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Part {
  readonly key: string
  readonly type: string
  readonly fitting?: string
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T
const listed = read<readonly { key: string; about: Record<string, string> }[]>('pictures/pictures.json')
const keys = listed.map(({ key }) => key).toSorted()

/** Seen as the coating or the roof that they bring. */
const BRING_A_LOOK = ['leather', 'suede', 'two-tone']
/** Dark on a dark floor: on a card one sees more of them alone. */
const SEEN_BETTER_ALONE = ['carpet-mats', 'door-sills', 'rubber-mats']

test('every accessory and option that changes no picture of a car has a picture of its own, told in both languages', () => {
  const parts = read<readonly Part[]>('data/parts.json').filter(({ type }) => type === 'ACCESSORY' || type === 'ITEM')
  const unseen = new Set(parts.filter(({ fitting }) => !fitting).map(({ key }) => key))
  for (const key of BRING_A_LOOK) unseen.delete(key)
  expect(keys).toEqual([...unseen, ...SEEN_BETTER_ALONE].toSorted())
  const files = readdirSync(join(import.meta.dirname, 'pictures')).filter((name) => name.endsWith('.webp'))
  expect(files.toSorted()).toEqual(keys.map((key) => `${key}.webp`).toSorted())
  for (const { key, about } of listed) {
    expect(about['pt-BR'], key).toBeTruthy()
    expect(about['es-AR'], key).toBeTruthy()
  }
})

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

interface Part {
  readonly key: string
  readonly type: string
  readonly fitting?: string
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T
interface Pictured {
  readonly key: string
  readonly about: Record<string, string>
}

const listed = read<readonly Pictured[]>('pictures/pictures.json')
const fronts = read<readonly (Pictured & { readonly kind: string })[]>('pictures/fronts.json')
const keys = listed.map(({ key }) => key).toSorted()
const address = (key: string) => join(import.meta.dirname, `pictures/${key}.webp`)

/** Seen as the coating or the roof that they bring. */
const BRING_A_LOOK = ['leather', 'suede', 'two-tone']
/** Dark on a dark floor: on a card one sees more of them alone. */
const SEEN_BETTER_ALONE = ['carpet-mats', 'door-sills', 'rubber-mats']
/** Which brands dealers of the demo sell together. */
const KINDS = [
  'fiat',
  'jeep-ram',
  'citroen-peugeot',
  'jeep-ram-citroen-peugeot',
  'fiat-jeep-ram',
  'fiat-citroen-peugeot',
  'all',
  'jeep',
  'peugeot',
  'citroen',
]

test('every accessory and option that changes no picture of a car has a picture of its own, told in both languages', () => {
  const parts = read<readonly Part[]>('data/parts.json').filter(({ type }) => type === 'ACCESSORY' || type === 'ITEM')
  const unseen = new Set(parts.filter(({ fitting }) => !fitting).map(({ key }) => key))
  for (const key of BRING_A_LOOK) unseen.delete(key)
  expect(keys).toEqual([...unseen, ...SEEN_BETTER_ALONE].toSorted())
})

test('every picture is listed once, as that of a part or of a dealer, and told in both languages', () => {
  const files = readdirSync(join(import.meta.dirname, 'pictures')).filter((name) => name.endsWith('.webp'))
  const all = [...listed, ...fronts]
  expect(files.toSorted()).toEqual(all.map(({ key }) => `${key}.webp`).toSorted())
  for (const { key, about } of all) {
    expect(about['pt-BR'], key).toBeTruthy()
    expect(about['es-AR'], key).toBeTruthy()
  }
})

test('dealers of every kind have a picture of their front: 16 by 9, opaque, light enough for a list', async () => {
  expect(new Set(fronts.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  let total = 0
  for (const { key, kind } of fronts) {
    expect(key).toMatch(new RegExp(`^front-${kind}-[1-9]$`))
    const { width, height, hasAlpha } = await sharp(address(key)).metadata()
    expect([width, height, hasAlpha], key).toEqual([1280, 720, false])
    const { size } = statSync(address(key))
    expect(size, key).toBeLessThanOrEqual(75_000)
    total += size
  }
  expect(total).toBeLessThanOrEqual(1_800_000)
})

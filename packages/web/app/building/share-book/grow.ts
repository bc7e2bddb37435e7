/** Appends what the world has and the book lacks: `node packages/web/app/building/share-book/grow.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShareBook } from './book.ts'
import { grown, type WorldParts } from './growth.ts'

const BOOK = join(import.meta.dirname, 'book.json')
const WORLD = join(import.meta.dirname, '../../../../../world/data')

const read = async (name: string) => JSON.parse(await readFile(join(WORLD, `${name}.json`), 'utf8'))
const [years, parts, services] = await Promise.all([read('version-years'), read('parts'), read('services')])
const world: WorldParts = { years, parts, services }
const before: ShareBook = JSON.parse(await readFile(BOOK, 'utf8').catch(() => '{"versions":[],"models":{}}'))
await writeFile(BOOK, `${JSON.stringify(grown(before, world), null, 1)}\n`)

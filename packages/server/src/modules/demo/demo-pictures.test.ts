import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { jobCtx } from '../reservations/fixtures.ts'
import { keepDemoPictures } from './demo-pictures.ts'

const server = testServer()
const shown = async () => (await server.as({ client: true })).parts.accessories({ query: { model: 'pulse' } })

test('accessories have their pictures, once; what people chose or took away stays', async () => {
  await keepDemoPictures(jobCtx(server))
  const pictured = (await shown()).filter(({ picture }) => picture)
  const [locks, other] = [
    pictured.find(({ key }) => key === 'wheel-locks'),
    pictured.find(({ key }) => key === 'skid-plate'),
  ]
  expect(locks?.picture?.about).toMatch(/parafusos antifurto/)
  const file = await server.app.inject({ url: `/api/pictures/${locks?.picture?.id}/320.webp` })
  expect(file.headers['content-type']).toBe('image/webp')

  const changePart = (id: string | undefined, picture: string | null) =>
    server.db
      .updateTable('parts')
      .set({ picture })
      .where('id', '=', id ?? '')
      .execute()
  await changePart(locks?.id, 'skid-plate')
  await changePart(other?.id, null)
  await keepDemoPictures(jobCtx(server))
  server.platform.remembered.drop('catalogue')
  const now = new Map((await shown()).map(({ id, picture }) => [id, picture?.id]))
  expect(now.get(locks?.id ?? '')).toBe(other?.picture?.id)
  expect(now.get(other?.id ?? '')).toBeUndefined()
})

test('a catalogue that is loaded anew has them again', async () => {
  await server.db.updateTable('parts').set({ picture: null }).execute()
  await server.db.updateTable('world_state').set({ version: 'newer' }).where('part', '=', 'catalogue').execute()
  await keepDemoPictures(jobCtx(server))
  const kept = await server.db.selectFrom('pictures').select('file_key').execute()
  const again = await server.db.selectFrom('files_to_remove').select('file_key').execute()
  expect(again, 'what was there already is not kept twice').toHaveLength(kept.length)
  expect(new Set([...again, ...kept].map((one) => one.file_key)).size).toBe(2 * kept.length)
  server.platform.remembered.drop('catalogue')
  expect((await shown()).find(({ key }) => key === 'wheel-locks')?.picture?.about).toMatch(/parafusos/)
})

test('each dealer of the demo is seen from outside with its own brands; what somebody chose or brought stays', async () => {
  const [own, added] = ['br-0001', 'br-0002']
  await server.db.updateTable('dealers').set({ picture: null }).execute()
  await server.db.updateTable('dealers').set({ picture: 'wheel-locks' }).where('id', '=', own).execute()
  await server.db.updateTable('dealers').set({ id: 'matriz' }).where('id', '=', added).execute()
  await server.db.deleteFrom('world_state').where('part', '=', 'pictures').execute()
  await keepDemoPictures(jobCtx(server))
  const dealers = await server.db.selectFrom('dealers').select(['id', 'brands', 'picture']).orderBy('id').execute()
  const of = (id: string) => dealers.find((one) => one.id === id)
  expect(of(own)?.picture).toBe('wheel-locks')
  expect(of('matriz')?.picture).toBeNull()
  for (const { id, brands, picture } of dealers) {
    if (id === own || id === 'matriz') continue
    const [, kind = ''] = /^front-(.+)-\d$/.exec(picture ?? '') ?? []
    const shown = kind === 'all' ? ['fiat', 'jeep', 'ram', 'citroen', 'peugeot'] : kind.split('-')
    const sold = brands.filter((brand) => !['fiat-abarth', 'dodge', 'chrysler'].includes(brand))
    expect(shown.toSorted(), id).toEqual(sold.toSorted())
  }
  const fiat = dealers.filter(({ picture }) => picture?.startsWith('front-fiat-')).map(({ picture }) => picture)
  expect(fiat.some((picture, at) => picture === fiat[at + 1])).toBe(false)
})

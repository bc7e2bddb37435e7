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
  server.platform.remembered.drop('catalogue')
  expect((await shown()).find(({ key }) => key === 'wheel-locks')?.picture?.about).toMatch(/parafusos/)
})

import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { jobCtx } from '../reservations/fixtures.ts'
import { keepDemoPictures } from './demo-pictures.ts'

const server = testServer()
const shown = async () => (await server.as({ client: true })).parts.accessories({ query: { model: 'pulse' } })

test('accessories have their pictures, once; what people chose or took away stays', async () => {
  await keepDemoPictures(jobCtx(server))
  const pictured = (await shown()).filter(({ picture }) => picture)
  const [mats, other] = [
    pictured.find(({ key }) => key === 'rubber-mats'),
    pictured.find(({ key }) => key === 'carpet-mats'),
  ]
  expect(mats?.picture?.about).toMatch(/tapetes de borracha/)
  const file = await server.app.inject({ url: `/api/pictures/${mats?.picture?.id}/320.webp` })
  expect(file.headers['content-type']).toBe('image/webp')

  const changePart = (id: string | undefined, picture: string | null) =>
    server.db
      .updateTable('parts')
      .set({ picture })
      .where('id', '=', id ?? '')
      .execute()
  await changePart(mats?.id, 'carpet-mats')
  await changePart(other?.id, null)
  await keepDemoPictures(jobCtx(server))
  server.platform.remembered.drop('catalogue')
  const now = new Map((await shown()).map(({ id, picture }) => [id, picture?.id]))
  expect(now.get(mats?.id ?? '')).toBe(other?.picture?.id)
  expect(now.get(other?.id ?? '')).toBeUndefined()
})

test('a catalogue that is loaded anew has them again', async () => {
  await server.db.updateTable('parts').set({ picture: null }).execute()
  await server.db.updateTable('world_state').set({ version: 'newer' }).where('part', '=', 'catalogue').execute()
  await keepDemoPictures(jobCtx(server))
  server.platform.remembered.drop('catalogue')
  expect((await shown()).find(({ key }) => key === 'rubber-mats')?.picture?.about).toMatch(/tapetes/)
})

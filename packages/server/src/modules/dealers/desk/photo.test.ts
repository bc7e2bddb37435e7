import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepFiles } from '../../../platform/papers/stored-file.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { contextFor } from '../../documents/fixtures.ts'

const server = testServer()
const CODE = '70001'
const params = { id: 'br-0001' }
const manager = (dealer = CODE) => server.as({ roles: ['dealer_manager'], dealerCodes: [dealer] }, 'br-fiat')
const photo = async (background: string, width = 1280, height = 720) =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
const shown = async (id: string) => (await server.as({ client: true })).dealers.dealerAny({ params: { id } })
const names = async () =>
  (await server.db.selectFrom('pictures').select('name').where('name', 'like', 'dealer-%').execute()).map(
    ({ name }) => name,
  )

test("a dealer's people show what it looks like; the picture before is forgotten with its file", async () => {
  const { dealers } = await manager()
  const first = await dealers.photoUpdate({ params, body: { content: await photo('#446688') } })
  expect(first.picture).toMatchObject({ about: `Fachada da ${first.name}`, width: 1280, height: 720 })
  expect((await shown(params.id)).picture).toEqual(first.picture)
  const [name = ''] = await names()
  expect(name).toMatch(/^dealer-70001-[0-9a-f]{8}$/)
  const { file_key: file } = await server.db
    .selectFrom('pictures')
    .select('file_key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

  const second = await dealers.photoUpdate({ params, body: { content: await photo('#884422') } })
  expect((await shown(params.id)).picture?.id).toBe(second.picture?.id)
  expect(await names()).not.toContain(name)
  await sweepFiles(contextFor(server))
  expect(await server.platform.providers.files.exists(file)).toBe(false)
  const old = await server.app.inject({ url: `/api/pictures/${first.picture?.id}/320.webp` })
  expect(old.statusCode).toBe(404)

  await dealers.photoRemove({ params })
  expect((await shown(params.id)).picture).toBeNull()
  expect(await names()).toEqual([])
  await dealers.photoRemove({ params })
})

test('one picture of two dealers is there once, and stays while one of them shows it', async () => {
  const content = await photo('#226644')
  const [one, other] = [await manager(), await manager('70002')]
  await one.dealers.photoUpdate({ params, body: { content } })
  const { picture } = await other.dealers.photoUpdate({ params: { id: 'br-0002' }, body: { content } })
  expect(picture?.id).toBe((await shown(params.id)).picture?.id)
  expect(await names()).toHaveLength(1)
  await one.dealers.photoRemove({ params })
  expect((await shown('br-0002')).picture?.id).toBe(picture?.id)
  expect((await server.app.inject({ url: `/api/pictures/${picture?.id}/320.webp` })).statusCode).toBe(200)
})

test('a picture of the library stays in it when the dealer shows another', async () => {
  const keeper = await server.as({ roles: ['service_admin'] }, 'br-fiat')
  const words = { aboutPt: 'Loja com vitrine', aboutEs: 'Local con vidriera' }
  const { id } = await keeper.pictures.create({
    body: { name: 'loja-modelo', ...words, content: await photo('#aaaa22') },
  })
  const key = Buffer.from(JSON.stringify([params.id])).toString('base64url')
  const { cells, version } = await keeper.sheets.row({ params: { sheet: 'dealers', key } })
  const save = (picture: string) =>
    keeper.sheets.save({ params: { sheet: 'dealers' }, body: { cells: { ...cells, picture }, version, isNew: false } })
  await expect(save('nenhuma')).rejects.toMatchObject({ code: 'request.invalid' })
  await save('loja-modelo')
  expect((await shown(params.id)).picture).toMatchObject({ id, about: words.aboutPt })
  expect(await keeper.pictures.get({ params: { id } })).toMatchObject({ uses: 1 })
  await expect(keeper.pictures.remove({ params: { id } })).rejects.toMatchObject({ code: 'pictures.inUse' })
  await keeper.pictures.update({ params: { id }, body: { name: 'loja-nova', ...words, aboutPt: 'Loja nova' } })
  expect((await shown(params.id)).picture?.about).toBe('Loja nova')

  await (await manager()).dealers.photoUpdate({ params, body: { content: await photo('#113355') } })
  expect(await keeper.pictures.get({ params: { id } })).toMatchObject({ name: 'loja-nova', uses: 0 })
})

test('what is no picture, or a small one, changes nothing; a dealer of others is not there', async () => {
  const { dealers } = await manager()
  const before = (await shown(params.id)).picture
  const send = (content: string) => dealers.photoUpdate({ params, body: { content } })
  await expect(send(Buffer.from('%PDF-1.7').toString('base64'))).rejects.toMatchObject({ code: 'pictures.typeRefused' })
  await expect(send(await photo('#000000', 900, 200))).rejects.toMatchObject({ code: 'pictures.tooSmall' })
  expect((await shown(params.id)).picture).toEqual(before)
  const stranger = (await manager('70002')).dealers
  await expect(stranger.photoUpdate({ params, body: { content: await photo('#333333') } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(stranger.photoRemove({ params })).rejects.toMatchObject({ status: 404 })
})

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sweepFiles } from '../../platform/papers/stored-file.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'

const server = testServer()

/** A photograph with what a camera notes of its place. */
const photo = async (width: number, height: number, color = '#336699') =>
  (
    await sharp({ create: { width, height, channels: 3, background: color } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

const words = { aboutPt: 'Bagageiro preto', aboutEs: 'Portaequipaje negro' }
const keeper = () => server.as({ roles: ['service_admin'] }, 'br-jeep')

describe('a picture that is added', () => {
  test('is kept once, without what the camera noted, and sent in every size and format for good', async () => {
    const api = await keeper()
    const content = await photo(3000, 1500)
    const made = await api.pictures.create({ body: { name: 'bagageiro', ...words, content } })
    expect(made).toMatchObject({ name: 'bagageiro', width: 2560, height: 1280, uses: 0, addedBy: 'Test', ...words })
    for (const [file, type, width] of [
      ['320.webp', 'image/webp', 320],
      ['640.avif', 'image/avif', 640],
      ['1280.jpg', 'image/jpeg', 1280],
    ] as const) {
      const sent = await server.app.inject({ url: `/api/pictures/${made.id}/${file}` })
      expect(sent.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const read = await sharp(sent.rawPayload).metadata()
      expect(read.width).toBe(width)
      expect(read.exif).toBeUndefined()
    }
    for (const file of ['100.webp', '320.png', '..%2f320.webp', '640'])
      expect((await server.app.inject({ url: `/api/pictures/${made.id}/${file}` })).statusCode, file).toBe(404)
    await expect(api.pictures.create({ body: { name: 'outro', ...words, content } })).rejects.toMatchObject({
      code: 'pictures.there',
    })
    const other = { name: 'bagageiro', ...words, content: await photo(640, 480) }
    await expect(api.pictures.create({ body: other })).rejects.toMatchObject({ code: 'pictures.nameTaken' })
  })

  test('is refused where it is no picture, another type, or too small', async () => {
    const api = await keeper()
    const send = (content: string) => api.pictures.create({ body: { name: 'recusada', ...words, content } })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>').toString('base64')
    for (const content of [svg, Buffer.from('%PDF-1.7').toString('base64'), (await photo(640, 640)).slice(0, 400)])
      await expect(send(content)).rejects.toMatchObject({ code: 'pictures.typeRefused' })
    await expect(send(await photo(900, 200))).rejects.toMatchObject({ code: 'pictures.tooSmall' })
    expect((await api.pictures.list({ query: { text: 'recusada' } })).items).toEqual([])
  })

  test('is shown by the part that a sheet gives it, under another name too, and goes only when nothing shows it', async () => {
    const api = await keeper()
    const { id } = await api.pictures.create({
      body: { name: 'caixa', ...words, content: await photo(800, 600, '#aa3300') },
    })
    const [accessory] = await api.parts.accessories({ query: { model: 'compass' } })
    if (!accessory) throw new Error('The Compass has accessories')
    const key = Buffer.from(JSON.stringify([accessory.id])).toString('base64url')
    const { cells, version } = await api.sheets.row({ params: { sheet: 'parts', key } })
    const save = (picture: string) =>
      api.sheets.save({ params: { sheet: 'parts' }, body: { cells: { ...cells, picture }, version, isNew: false } })
    await expect(save('nenhuma')).rejects.toMatchObject({ code: 'request.invalid' })
    await save('caixa')
    await api.pictures.update({ params: { id }, body: { name: 'caixa-de-teto', ...words } })
    const shown = await api.parts.accessory({ params: { code: accessory.code } })
    expect(shown.picture).toEqual({ id, about: words.aboutPt, width: 800, height: 600 })
    expect(await api.pictures.get({ params: { id } })).toMatchObject({ name: 'caixa-de-teto', uses: 1 })
    await expect(api.pictures.remove({ params: { id } })).rejects.toMatchObject({ code: 'pictures.inUse' })
    await server.db.updateTable('parts').set({ picture: null }).where('id', '=', accessory.id).execute()
    const { file_key: kept } = await server.db
      .selectFrom('pictures')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await api.pictures.remove({ params: { id } })
    await sweepFiles(contextFor(server))
    expect(await server.platform.providers.files.exists(kept)).toBe(false)
    expect((await server.app.inject({ url: `/api/pictures/${id}/320.webp` })).statusCode).toBe(404)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE } from '../leads/fixtures.ts'

const server = testServer({ ROLE: 'web' })
beforeAll(() => addNetwork(server.db))

const generator = (dealerCode = DEALER) =>
  server.as({
    roles: ['qr_code_generator'],
    dealerCodes: [dealerCode],
    scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
  })
const BODY = { dealerCode: DEALER, name: 'Vitrine', path: '/br/fiat/ofertas' }

test('a dealer’s people make a code, change what it leads to, and see how often it was scanned', async () => {
  const api = await generator()
  const made = await api.qrCodes.create({ body: BODY })
  expect(made).toMatchObject({
    name: 'Vitrine',
    site: 'br-fiat',
    dealerCode: DEALER,
    dealerName: 'Dealer TL-SP',
    scans: 0,
    lastScanOn: null,
    isOver: false,
  })
  const code = made.address.split('/').at(-1) ?? ''
  const anybody = await server.as()
  expect(await anybody.qrCodes.scan({ body: { code } })).toEqual({ path: '/br/fiat/ofertas', dealerCode: DEALER })
  const params = { id: made.id }
  await api.qrCodes.update({ params, body: { name: 'Vitrine', path: '/br/fiat/eventos', endsOn: '2099-01-01' } })
  expect((await anybody.qrCodes.scan({ body: { code } })).path).toBe('/br/fiat/eventos')
  expect(await api.qrCodes.get({ params })).toMatchObject({ scans: 2, address: made.address, endsOn: '2099-01-01' })
  expect((await api.qrCodes.list()).items.map(({ id }) => id)).toEqual([made.id])
  await server.db.updateTable('qr_codes').set({ ends_on: '2020-01-01' }).where('id', '=', made.id).execute()
  expect((await anybody.qrCodes.scan({ body: { code } })).path).toBeNull()
  await expect(anybody.qrCodes.scan({ body: { code: 'nothing' } })).rejects.toMatchObject({ status: 404 })
})

test('it leads to pages of its own site alone, for dealers within reach', async () => {
  const api = await generator()
  for (const path of ['https://evil.example', '//evil.example', '/ar/fiat', '/br/fiatx', '/br/fiat//evil'])
    await expect(api.qrCodes.create({ body: { ...BODY, path } })).rejects.toMatchObject({ status: 422 })
  for (const wrong of [{ name: ' ' }, { endsOn: '2020-01-01' }, { path: '/br' }])
    await expect(api.qrCodes.create({ body: { ...BODY, ...wrong } })).rejects.toMatchObject({ status: 422 })
  await expect(api.qrCodes.create({ body: { ...BODY, dealerCode: DEALER_RECIFE } })).rejects.toMatchObject({
    status: 403,
  })
  const everywhere = await server.as({ roles: ['partner_admin'] })
  await expect(everywhere.qrCodes.create({ body: { ...BODY, dealerCode: '99999' } })).rejects.toMatchObject({
    fields: [{ path: 'dealerCode', code: 'dealer.notFound' }],
  })
  const { id } = await api.qrCodes.create({ body: BODY })
  const other = await generator(DEALER_RECIFE)
  await expect(other.qrCodes.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await other.qrCodes.list()).items).toEqual([])
})

test('it is printed as an SVG and as a sheet to cut', async () => {
  const api = await generator()
  const { id } = await api.qrCodes.create({ body: BODY })
  const svg = await api.qrCodes.file({ params: { id }, query: { format: 'svg' } })
  expect(Buffer.from(svg.body as Uint8Array).toString()).toMatch(/^<svg .*<path d="M/)
  const pdf = await api.qrCodes.file({ params: { id }, query: { format: 'pdf' } })
  expect(
    Buffer.from(pdf.body as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('several codes lead elsewhere at once, each only as one would, and lead back', async () => {
  const api = await generator()
  const ids: string[] = []
  for (const name of ['Porta', 'Balcão']) ids.push((await api.qrCodes.create({ body: { ...BODY, name } })).id)
  const body = { list: '/desk/qr-codes', call: 'update', set: { path: '/br/fiat/eventos' }, ids }
  expect(await api.bulk.preview({ body })).toMatchObject({ will: 2, same: 0, refused: 0, expected: 2 })
  const away = await api.bulk.preview({ body: { ...body, set: { path: '/ar/fiat' } } })
  expect(away).toMatchObject({ will: 0, refused: 2 })
  const done = await api.bulk.create({ body: { ...body, expected: 2 } })
  const led = async () => Promise.all(ids.map(async (id) => (await api.qrCodes.get({ params: { id } })).path))
  expect(await led()).toEqual(['/br/fiat/eventos', '/br/fiat/eventos'])
  expect(await api.bulk.undo({ params: { id: done.id } })).toMatchObject({ state: 'undone', undone: 2 })
  expect(await led()).toEqual([BODY.path, BODY.path])
})

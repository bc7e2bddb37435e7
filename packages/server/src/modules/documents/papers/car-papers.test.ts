import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { CarPaperView } from '@volante/contract/documents'
import { CAR_PAPERS, passesOn } from '@volante/domain/vehicle/papers'
import { describe, expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { keepOwned } from '../../garage/api.ts'
import { keepDelivery } from '../../vehicles/api.ts'
import { type Buyer, contextFor, multipart, newBuyer } from '../fixtures.ts'
import { documentsPersonalData } from '../personal-data.ts'

const server = testServer()

async function pdf(says: string): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage([200, 200]).drawText(says)
  return Buffer.from(await made.save())
}

async function ask(who: Buyer, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...who.headers, 'x-site': 'br-fiat' },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

async function send(who: Buyer, carId: string, kind: string, file: Buffer, name = 'papel.pdf') {
  const place = JSON.stringify({ root_path: 'vehicles', sub_path: `${carId}/${kind}` })
  const { payload, headers } = multipart([
    ['request', place],
    ['file', file, name],
  ])
  const url = '/api/private-api/file/upload-bulk'
  const answer = await server.app.inject({ method: 'POST', url, headers: { ...headers, ...who.headers }, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const papersOf = async (who: Buyer): Promise<readonly CarPaperView[]> =>
  (await ask(who, 'GET', '/documents/vehicles')).body
const opened = async (who: Buyer, id: string): Promise<number> =>
  (await server.app.inject({ url: `/api/documents/files/${id}`, headers: who.headers })).statusCode

/** Somebody with the car that an order of theirs delivered. */
async function owner(chassis: string): Promise<{ who: Buyer; car: string }> {
  const who = await newBuyer(server)
  const ctx = contextFor(server)
  const [version] = await (await server.as({}, 'br-fiat')).mvs.mvsList()
  if (!version) throw new Error('the world has versions')
  const { code, year } = version
  const car = { chassis, country: 'BR', brand: 'fiat', year } as const
  await keepDelivery(ctx, { ...car, mvsCode: code, colorCode: '601', orderId: randomUUID(), accountId: who.id })
  await keepOwned(ctx, who.id, { ...car, mvs_code: code, color_code: '601' }, 'ORDER')
  const { body } = await ask(who, 'GET', '/garage/v1/owned')
  return { who, car: body[0].id }
}

test('a paper of an own car is kept, the same once, another beside it, read by who keeps it and nobody else', async () => {
  const { who, car } = await owner('9BDPPPPPPAK810001')
  const first = await pdf('CRLV 2025')
  const sent = await send(who, car, 'registration', first, 'crlv.pdf')
  expect(sent).toMatchObject({ status: 201, body: [{ name: 'crlv.pdf', path: `vehicles/${car}/registration/1/1` }] })
  expect((await send(who, car, 'registration', first)).body).toEqual(sent.body)
  expect((await send(who, car, 'registration', await pdf('CRLV 2026'))).status).toBe(201)
  const papers = await papersOf(who)
  expect(papers).toMatchObject([
    { kind: 'registration', carId: car, passesOn: false, files: [{ type: 'application/pdf' }] },
    { kind: 'registration', files: [{ name: 'crlv.pdf' }] },
  ])
  const stranger = await newBuyer(server)
  const staff = { id: '', headers: await server.signIn(['inspector', 'dealer_manager']) }
  const file = String(papers[0]?.files[0]?.id)
  expect(await Promise.all([who, stranger, staff].map((one) => opened(one, file)))).toEqual([200, 404, 404])
  expect((await send(stranger, car, 'policy', first)).status).toBe(404)
  const path = `/documents/vehicles/${papers[0]?.id}`
  expect((await ask(stranger, 'DELETE', path)).status).toBe(404)
  expect(await papersOf(who)).toHaveLength(2)
  expect((await ask(who, 'DELETE', path)).status).toBe(204)
  expect(await papersOf(who)).toHaveLength(1)
  expect(await opened(who, file)).toBe(404)
  expect((await ask(who, 'DELETE', path)).status).toBe(404)
})

test('kinds have their places, and a car without a chassis has none', async () => {
  const { who, car } = await owner('9BDPPPPPPAK810002')
  const file = await pdf('x')
  for (const kind of ['identity', 'registration/../x'])
    expect(await send(who, car, kind, file)).toMatchObject({ body: { fields: [{ code: 'documents.place' }] } })
  const { body: mine } = await ask(who, 'GET', '/garage/v1/owned')
  const { mvsCode, year } = mine[0]
  const { body: chosen } = await ask(who, 'POST', '/garage/v1/owned', { mvsCode, year })
  const answer = await send(who, chosen.id, 'policy', file)
  expect(answer).toMatchObject({ status: 409, body: { code: 'garage.noChassis' } })
})

test('sixty papers of a kind are enough, and so are so many bytes of all cars', async () => {
  const { who, car } = await owner('9BDPPPPPPAK810003')
  await send(who, car, 'service', await pdf('first'))
  const paper = await server.db.selectFrom('documents').selectAll().where('account_id', '=', who.id).executeTakeFirst()
  if (!paper) throw new Error('it was kept')
  const { id: _, ...row } = paper
  const pages = server.db.updateTable('document_files').where('document_id', '=', paper.id)
  await pages.set({ bytes: 299_999_999 }).execute()
  const other = await send(who, car, 'tax', await pdf('of another kind'))
  expect(other).toMatchObject({ status: 422, body: { code: 'documents.carFull' } })
  await pages.set({ bytes: 1 }).execute()
  const more = Array.from({ length: 59 }, (__, at) => ({ ...row, id: randomUUID(), version: at + 2 }))
  await server.db.insertInto('documents').values(more).execute()
  const answer = await send(who, car, 'service', await pdf('last'))
  expect(answer).toMatchObject({ status: 422, body: { code: 'documents.carFull' } })
})

describe('a car that passes on', () => {
  test('takes along what tells of it, behind what its next owner kept already; the rest stays', async () => {
    const chassis = '9BDPPPPPPAK810004'
    const { who, car } = await owner(chassis)
    for (const kind of CAR_PAPERS) expect((await send(who, car, kind, await pdf(kind))).status).toBe(201)
    const next = await newBuyer(server)
    const { body: typed } = await ask(next, 'POST', '/garage/v1/owned', { chassis })
    expect((await send(next, typed.id, 'inspection', await pdf('their own'))).status).toBe(201)
    expect(await papersOf(next)).toHaveLength(1)
    const { body: offer } = await ask(who, 'POST', `/garage/v1/owned/car/${car}/handover`)
    expect((await ask(next, 'POST', '/garage/v1/handover', { code: offer.code })).status).toBe(201)
    const passing = CAR_PAPERS.filter(passesOn)
    await vi.waitFor(
      async () => {
        const kinds = (await papersOf(next)).map(({ kind }) => kind)
        expect(kinds.toSorted()).toEqual([...passing, 'inspection'].toSorted())
      },
      { timeout: 60_000, interval: 100 },
    )
    const stayed = await papersOf(who)
    expect(stayed.map(({ kind }) => kind).toSorted()).toEqual(CAR_PAPERS.filter((kind) => !passesOn(kind)).toSorted())
    expect(stayed.every(({ carId, car: name }) => carId === null && name !== '')).toBe(true)
    const [theirs] = (await papersOf(next)).filter(({ kind }) => kind === 'service')
    const file = String(theirs?.files[0]?.id)
    expect([await opened(next, file), await opened(who, file)]).toEqual([200, 404])
  })
})

test('a copy of the data names them, and an erasure takes them with their files', async () => {
  const { who, car } = await owner('9BDPPPPPPAK810005')
  await send(who, car, 'policy', await pdf('policy'), 'apolice.pdf')
  const person = { accountId: who.id, emails: [], provenEmails: [] }
  const { documents, document_files } = documentsPersonalData
  const copy = await document_files?.rows?.(server.db, person)
  expect(copy).toMatchObject([{ number: null, kind: 'policy', name: 'apolice.pdf', car: expect.any(String) }])
  const forgotten = { ...person, orders: [], marks: [] }
  expect(Number(await documents?.stays?.(server.db, forgotten))).toBe(0)
  const key = server.db
    .selectFrom('document_files as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select('f.file_key')
    .where('d.account_id', '=', who.id)
  const { file_key } = await key.executeTakeFirstOrThrow()
  await server.db.transaction().execute(async (db) => {
    await documents?.forget?.({ db, now: server.platform.clock.now() }, forgotten)
  })
  expect(await papersOf(who)).toEqual([])
  const removed = server.db.selectFrom('files_to_remove').select('file_key').where('file_key', '=', file_key)
  expect(await removed.execute()).toEqual([{ file_key }])
})

import { inflateSync } from 'node:zlib'
import { boletoBarCode, boletoLine, formatBoletoLine } from '@volante/domain/payment/boleto'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { freeField } from '../../../providers/payments/box/free-field.ts'
import { readCode } from '../../../tools/testing/read-code.ts'
import { pdfPages } from '../../../tools/testing/pdf-text.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { boletoPdf, type Slip } from './boleto-pdf.ts'
import { buyer, charge, demandFor, PAYER, stateOf, TEST_SETTINGS } from '../fixtures.ts'

const server = testServer(TEST_SETTINGS)
const barCode = boletoBarCode({ bank: '988', amountCents: 150_000, due: '2026-11-30', free: freeField(42) })
const boleto = { barCode, line: boletoLine(barCode), dueDay: '2026-11-30' }

function slip(payer: Partial<Slip['payer']> = {}): Slip {
  const site = server.platform.sites.find(({ id }) => id === 'br-fiat')!
  return {
    boleto,
    payer: { ...PAYER, ...payer },
    legal: site.legal,
    say: (name) => server.platform.texts.say(site, `payment.slip.${name}`),
    charge: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      orderId: 'abcdef12-0000-4000-8000-000000000002',
      accountId: '-',
      site: 'br-fiat',
      purpose: 'deposit',
      kind: 'boleto',
      state: 'pending',
      amountCents: 150_000,
      currency: 'BRL',
      paidCents: 0,
      refundCents: 0,
      instalments: 1,
      refusal: null,
      card: null,
      pix: null,
      boleto,
      expiresAt: null,
      paidAt: null,
      createdAt: new Date('2026-11-25T02:00:00Z'),
    },
  }
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const pages = await pdfPages(pdf)
  expect(pages).toHaveLength(1)
  return pages.join('')
}

/** The page's drawing instructions. */
async function drawingOf(pdf: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(pdf)
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => {
      if (!(object instanceof PDFRawStream) || !(object.dict instanceof PDFDict)) return []
      const isText = object.dict.get(PDFName.of('Filter'))?.toString() === '/FlateDecode'
      return isText ? [inflateSync(object.contents).toString('latin1')] : []
    })
    .filter((text) => text.includes(' cm'))
    .join('\n')
}

/** Filled rectangles of bar height, read from the page as a printer would draw them: start and width in points. */
function barsOf(drawing: string): { x: number; width: number }[] {
  const rectangle = /1 0 0 1 ([\d.]+) [\d.]+ cm[^Q]*?0 0 m\s+([\d.]+) 0 l\s+[\d.]+ ([\d.]+) l\s+0 [\d.]+ l\s+h\s+f\b/g
  return [...drawing.matchAll(rectangle)]
    .filter(([, , , height]) => Math.abs(Number(height) - (13 * 72) / 25.4) < 0.01)
    .map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
}

/** Draws the bars on a bitmap, four pixels a module, and lets an independent reader read it. */
function readBars(bars: readonly { x: number; width: number }[]): Promise<string> {
  const scale = 4 / Math.min(...bars.map(({ width }) => width))
  const [first, last] = [bars[0]!, bars.at(-1)!]
  const quiet = 60
  const width = Math.ceil((last.x + last.width - first.x) * scale) + 2 * quiet
  const row = new Uint8ClampedArray(width).fill(255)
  for (const bar of bars) {
    const from = Math.round((bar.x - first.x) * scale) + quiet
    row.fill(0, from, Math.round((bar.x - first.x + bar.width) * scale) + quiet)
  }
  const height = 60
  const pixels = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) pixels.set(row, y * width)
  return readCode('ITF', { pixels, width, height })
}

describe('a slip', () => {
  test('says who pays whom how much until when, twice, and the line to type', async () => {
    const text = await textOf(await boletoPdf(slip()))
    const timesIn = (part: string) => text.split(part).length - 1
    expect(timesIn('Fiat Volante Comércio de Veículos Ltda. (empresa fictícia) - CNPJ 41.250.300/0001-06')).toBe(2)
    expect(timesIn('Ana Paula Souza - CPF 529.982.247-25')).toBe(2)
    expect(timesIn('Rua das Acácias, 10 - Centro')).toBe(2)
    expect(timesIn('R$ 1.500,00')).toBe(2)
    expect(timesIn('30/11/2026')).toBe(2)
    expect(timesIn('01/00000000042')).toBe(2)
    expect(text).toContain(formatBoletoLine(boleto.line))
    // 25 November in UTC is still the 24th in Brasília.
    expect(timesIn('24/11/2026')).toBe(2)
    for (const label of ['Recibo do pagador', 'Local de pagamento', 'Vencimento', 'Nosso número', '(=) Valor cobrado'])
      expect(text).toContain(label)
  })

  test('carries a bar code another reader reads, 103 by 13 mm', async () => {
    const bars = barsOf(await drawingOf(await boletoPdf(slip())))
    // 22 pairs of five bars, start 2, stop 2.
    expect(bars).toHaveLength(22 * 5 + 4)
    const [first, last] = [bars[0]!, bars.at(-1)!]
    expect(((last.x + last.width - first.x) * 25.4) / 72).toBeCloseTo(103, 1)
    expect(await readBars(bars)).toBe(barCode)
  })

  test('of a name the fonts lack, or one without end, is made all the same', async () => {
    const text = await textOf(await boletoPdf(slip({ name: `李 Ana ${'Maria '.repeat(60)}` })))
    expect(text).toContain('Ana Maria')
    expect(text).toContain('...')
  })
})

describe('the file', () => {
  test('is for who pays it alone', async () => {
    const who = await buyer(server)
    const { id } = await charge(server, demandFor(who, { kind: 'boleto' }))
    await expect.poll(() => stateOf(server, { id }), { timeout: 60_000 }).toBe('pending')
    const url = `/api/payment/charges/${id}/boleto`
    const mine = await server.app.inject({ url, headers: who.headers })
    expect(mine.statusCode).toBe(200)
    expect(mine.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(await textOf(new Uint8Array(mine.rawPayload))).toContain('Ana Paula Souza')
    expect((await server.app.inject({ url, headers: (await buyer(server)).headers })).statusCode).toBe(404)
    expect((await server.app.inject({ url })).statusCode).toBe(401)
  })

  test('of a charge that is no boleto is not found', async () => {
    const who = await buyer(server)
    const { id } = await charge(server, demandFor(who))
    const answer = await server.app.inject({ url: `/api/payment/charges/${id}/boleto`, headers: who.headers })
    expect(answer.statusCode).toBe(404)
  })
})

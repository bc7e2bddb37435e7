import type { Site } from '@volante/contract/site'
import { formatCnpj } from '@volante/domain/company/cnpj'
import { formatCpf } from '@volante/domain/person/cpf'
import { formatDay } from '@volante/domain/date'
import { formatBoletoLine } from '@volante/domain/payment/boleto'
import { formatPrice } from '@volante/domain/money/price'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { BANK } from '../../../providers/payments/box/instruments.ts'
import { readFreeField } from '../../../providers/payments/box/free-field.ts'
import type { Charge, Payer } from '../charge/charge.ts'
import { bankDay } from '../charge/days.ts'
import { type Pen, penFor } from './slip-drawing.ts'

export interface Slip {
  readonly charge: Charge
  readonly boleto: NonNullable<Charge['boleto']>
  readonly payer: Payer
  readonly legal: Site['legal']
  /** A label or sentence of the slip in the site's language: `payment.slip.<name>`. */
  readonly say: (name: string) => string
}

const LEFT = 15
const WIDTH = 180
const SIDE = 46
const MAIN = WIDTH - SIDE
const ROW = 9

/**
 * Takes a registered slip; returns one A4 page: the payer's receipt above, the bank's form below the cut with the line to type
 * and the bar code (FEBRABAN, ficha de compensação).
 */
export async function boletoPdf(slip: Slip): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`${slip.say('title')} ${ownNumberOf(slip)}`)
  document.setLanguage('pt-BR')
  document.setCreationDate(slip.charge.createdAt)
  document.setModificationDate(slip.charge.createdAt)
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  const pen = penFor(document.addPage([595.28, 841.89]), fonts)
  drawReceipt(pen, slip, 18)
  pen.text(slip.say('cut'), { x: LEFT, y: 113, size: 6 })
  pen.cut(LEFT, 115, WIDTH)
  drawForm(pen, slip, 122)
  return document.save()
}

function drawReceipt(pen: Pen, slip: Slip, top: number): void {
  const { payer, legal, say } = slip
  drawHead(pen, slip, top, say('receipt'))
  const y = top + 10
  const full = { x: LEFT, width: WIDTH }
  pen.cell({ ...full, y, height: 14, label: say('beneficiary'), lines: beneficiaryLines(legal) })
  pen.cell({ ...full, y: y + 14, height: 18, label: say('payer'), lines: payerLines(payer) })
  drawRow(pen, y + 32, [
    [say('dueDay'), formatDay(slip.boleto.dueDay, 'pt-BR'), 40],
    [say('amount'), moneyOf(slip), 40],
    [say('ownNumber'), ownNumberOf(slip), 50],
    [say('document'), documentOf(slip), 50],
  ])
  pen.cell({ ...full, y: y + 41, height: 18, label: say('instructions'), lines: instructionsOf(slip), size: 8 })
}

function drawForm(pen: Pen, slip: Slip, top: number): void {
  const { boleto, payer, say } = slip
  drawHead(pen, slip, top, formatBoletoLine(boleto.line))
  const y = top + 10
  drawFormRows(pen, slip, y)
  drawSums(pen, slip, y + 41)
  pen.cell({
    x: LEFT,
    y: y + 41,
    width: MAIN,
    height: 5 * ROW,
    label: say('instructions'),
    lines: instructionsOf(slip),
    size: 8,
  })
  pen.cell({ x: LEFT, y: y + 86, width: WIDTH, height: 18, label: say('payer'), lines: payerLines(payer) })
  pen.text(say('authentication'), { x: LEFT + 125, y: y + 108, size: 6 })
  pen.barCode(boleto.barCode, { x: LEFT + 5, y: y + 108 })
}

function drawFormRows(pen: Pen, slip: Slip, y: number): void {
  const { boleto, charge, legal, say } = slip
  const { branch, account, portfolio } = readFreeField(boleto.barCode)
  const day = formatDay(bankDay(charge.createdAt), 'pt-BR')
  const side = (at: number, height: number, label: string, value: string, isBold = false) =>
    pen.cell({ x: LEFT + MAIN, y: y + at, width: SIDE, height, label, lines: [value], align: 'right', isBold })
  pen.cell({ x: LEFT, y, width: MAIN, height: ROW, label: say('place'), lines: [say('anyBank')] })
  side(0, ROW, say('dueDay'), formatDay(boleto.dueDay, 'pt-BR'), true)
  pen.cell({ x: LEFT, y: y + ROW, width: MAIN, height: 14, label: say('beneficiary'), lines: beneficiaryLines(legal) })
  side(ROW, 14, say('branchAccount'), `${branch} / ${account}`)
  drawRow(pen, y + 23, [
    [say('documentDay'), day, 27],
    [say('document'), documentOf(slip), 35],
    [say('documentKind'), 'DM', 22],
    [say('acceptance'), 'N', 16],
    [say('processingDay'), day, 34],
  ])
  side(23, ROW, say('ownNumber'), ownNumberOf(slip))
  drawRow(pen, y + 32, [
    [say('bankUse'), '', 27],
    [say('portfolio'), portfolio, 35],
    [say('currency'), 'R$', 22],
    [say('quantity'), '', 16],
    [say('unitValue'), '', 34],
  ])
  side(32, ROW, say('documentAmount'), moneyOf(slip), true)
}

function drawSums(pen: Pen, { say }: Slip, top: number): void {
  const labels = ['discount', 'otherDeductions', 'fine', 'otherAdditions', 'amountCharged']
  for (const [at, name] of labels.entries())
    pen.cell({ x: LEFT + MAIN, y: top + at * ROW, width: SIDE, height: ROW, label: say(name) })
}

function drawHead(pen: Pen, { say }: Slip, y: number, right: string): void {
  pen.cell({ x: LEFT, y, width: 40, height: 10, lines: [say('bank')], size: 9, isBold: true })
  pen.cell({ x: LEFT + 40, y, width: 15, height: 10, lines: [BANK], size: 14, isBold: true })
  pen.cell({ x: LEFT + 55, y, width: WIDTH - 55, height: 10, lines: [right], align: 'right', size: 11, isBold: true })
}

function drawRow(
  pen: Pen,
  y: number,
  cells: readonly (readonly [label: string, value: string, width: number])[],
): void {
  let x = LEFT
  for (const [label, value, width] of cells) {
    pen.cell({ x, y, width, height: ROW, label, lines: value ? [value] : [] })
    x += width
  }
}

const ownNumberOf = ({ boleto }: Slip): string => {
  const { portfolio, ownNumber } = readFreeField(boleto.barCode)
  return `${portfolio}/${ownNumber}`
}

const documentOf = ({ charge }: Slip): string => charge.orderId.slice(0, 8).toUpperCase()

const moneyOf = ({ charge }: Slip): string => formatPrice(charge.amountCents, charge.currency)

const instructionsOf = ({ say }: Slip): string[] => [say('instruction1'), say('instruction2'), say('instruction3')]

const beneficiaryLines = ({ companyName, taxId, address }: Site['legal']): string[] => [
  `${companyName} - CNPJ ${taxId}`,
  address,
]

function payerLines({ name, document, address }: Payer): string[] {
  const mask = document.length === 11 ? `CPF ${formatCpf(document)}` : `CNPJ ${formatCnpj(document)}`
  if (!address) return [`${name} - ${mask}`]
  const { street, number, neighborhood, city, state, postalCode } = address
  return [`${name} - ${mask}`, `${street}, ${number} - ${neighborhood}`, `CEP ${postalCode} - ${city} - ${state}`]
}

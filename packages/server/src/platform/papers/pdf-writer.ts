import type { ContractBlock, ContractContent } from '@volante/contract/contracts'
import { codeDrawing } from './code-drawing.ts'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** Rows of short cells below their heads, which stand on each page again. */
interface TableBlock {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A line whose value is twice as large as what stands around it. */
interface LargeBlock {
  readonly label: string
  readonly value: string
  readonly isLarge: true
}

/** A code to be scanned, and what it says. */
interface CodeBlock {
  readonly code: string
}

export type PrintedBlock = ContractBlock | TableBlock | LargeBlock | CodeBlock

export interface Printed extends Omit<ContractContent, 'blocks'> {
  readonly blocks: readonly PrintedBlock[]
  /** At the foot of every page, before its number. */
  readonly footer: string
  readonly language: string
  readonly at: Date
  /** Somebody prints it and brings it: letters shrink, down to these of 10, until it is one page. */
  readonly onePageDownTo?: number
}

const A4 = [595.28, 841.89] as const
const MARGIN = 56
const VALUE_X = 230
const WIDTH = A4[0] - 2 * MARGIN
const LINE = 1.4
const CODE_SIDE = 110
const INK = rgb(0.1, 0.1, 0.12)
const SOFT = rgb(0.35, 0.35, 0.4)

/** Takes what is to be read, in order; prints it on as many A4 pages as it takes. */
export async function writePdf(printed: Printed): Promise<Uint8Array> {
  const { onePageDownTo: least = NORMAL } = printed
  let [size, pdf] = [NORMAL, await drawn(printed, NORMAL)]
  while (size > least && pdf.getPageCount() > 1) {
    size -= 0.5
    pdf = await drawn(printed, size)
  }
  return pdf.save()
}

/** The letters of what is read; the others are so much larger or smaller. */
const NORMAL = 10

async function drawn(printed: Printed, normal: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(printed.title, { showInWindowTitleBar: true })
  pdf.setLanguage(printed.language)
  pdf.setCreationDate(printed.at)
  pdf.setModificationDate(printed.at)
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const pen = penOn(pdf, normal / NORMAL)
  pen.write(printed.title, { font: bold, size: 18 })
  pen.write(printed.subtitle, { font: plain, size: 10, soft: true })
  for (const block of printed.blocks) writeBlock(pen, block, plain, bold)
  const pages = pdf.getPages()
  for (const [index, page] of pages.entries()) {
    const text = printable(`${printed.footer} · ${index + 1}/${pages.length}`)
    page.drawText(text, { x: MARGIN, y: MARGIN / 2, size: 8, font: plain, color: SOFT })
  }
  return pdf
}

interface Style {
  readonly font: PDFFont
  readonly size: number
  readonly soft?: boolean
  readonly x?: number
}

interface Pen {
  /** Writes below what is there; a page that is full is followed by the next. */
  write(text: string, style: Style): void
  /** Writes both beginning at the same height. */
  writeBeside(left: string, right: string, style: Style, rightStyle: Style): void
  /** Goes to the next page where so much does not fit; returns whether it did. */
  makeRoom(height: number): boolean
  /** Writes cells in columns of one width, all but the first to the right. */
  writeCells(cells: readonly string[], style: Style): void
  /** Draws a code of this side. */
  drawCode(text: string, side: number): void
  space(points: number): void
}

/** A pen whose letters and spaces are so many times as large as they are asked for. */
function penOn(pdf: PDFDocument, scale: number): Pen {
  let page: PDFPage = pdf.addPage([...A4])
  let y = A4[1] - MARGIN
  const makeRoom = (height: number): boolean => {
    if (y - height >= MARGIN) return false
    page = pdf.addPage([...A4])
    y = A4[1] - MARGIN
    return true
  }
  const drawLine = (text: string, { font, size, soft, x = MARGIN }: Style, top: number): void =>
    page.drawText(text, { x, y: top - size, size, font, color: soft ? SOFT : INK })
  const scaled = (style: Style): Style => ({ ...style, size: style.size * scale })
  const write: Pen['write'] = (text, asked) => {
    const style = scaled(asked)
    for (const line of linesOf(text, style)) {
      makeRoom(style.size * LINE)
      drawLine(line, style, y)
      y -= style.size * LINE
    }
  }
  return {
    makeRoom,
    write,
    writeBeside(left, right, asked, askedRight) {
      const [style, rightStyle] = [scaled(asked), scaled(askedRight)]
      const [lefts, rights] = [linesOf(left, { ...style, x: MARGIN + WIDTH - VALUE_X }), linesOf(right, rightStyle)]
      for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
        makeRoom(style.size * LINE)
        drawLine(lefts[index] ?? '', style, y)
        drawLine(rights[index] ?? '', rightStyle, y)
        y -= style.size * LINE
      }
    },
    writeCells(cells, asked) {
      const style = scaled(asked)
      makeRoom(style.size * LINE)
      const width = WIDTH / cells.length
      for (const [at, cell] of cells.entries()) {
        const text = printable(cell)
        const indent = at === 0 ? 0 : width - style.font.widthOfTextAtSize(text, style.size)
        drawLine(text, { ...style, x: MARGIN + at * width + indent }, y)
      }
      y -= style.size * LINE
    },
    drawCode(text, side) {
      makeRoom(side)
      const { size, path } = codeDrawing(text)
      page.drawSvgPath(path, { x: MARGIN, y, scale: side / size, color: rgb(0, 0, 0) })
      y -= side
    },
    space(points) {
      y -= points * scale
    },
  }
}

const CELL = 8

function writeTable(pen: Pen, { heads, rows }: TableBlock, plain: PDFFont, bold: PDFFont): void {
  pen.space(6)
  for (const [at, row] of rows.entries()) {
    if (pen.makeRoom(2 * CELL * LINE) || at === 0) pen.writeCells(heads, { font: bold, size: CELL })
    pen.writeCells(row, { font: plain, size: CELL })
  }
}

function writeBlock(pen: Pen, block: PrintedBlock, plain: PDFFont, bold: PDFFont): void {
  if ('heading' in block) {
    pen.space(10)
    pen.write(block.heading, { font: bold, size: 12 })
    pen.space(2)
  } else if ('text' in block) {
    for (const paragraph of block.text.split('\n')) pen.write(paragraph, { font: plain, size: 10 })
  } else if ('heads' in block) {
    writeTable(pen, block, plain, bold)
  } else if ('code' in block) {
    pen.space(10)
    pen.drawCode(block.code, CODE_SIDE)
    pen.space(4)
    pen.write(block.code, { font: plain, size: 8, soft: true })
  } else if ('isLarge' in block) {
    const size = 20
    pen.writeBeside(block.label, block.value, { font: bold, size }, { font: bold, size, x: VALUE_X })
  } else {
    const font = block.isBold ? bold : plain
    pen.writeBeside(block.label, block.value, { font: plain, size: 10, soft: true }, { font, size: 10, x: VALUE_X })
  }
}

/** The words on as many lines as they need from `x` to the right margin; a word longer than a line is cut. */
function linesOf(text: string, { font, size, x = MARGIN }: Style): string[] {
  const width = A4[0] - MARGIN - x
  const lines: string[] = []
  let line = ''
  for (const word of printable(text)
    .split(' ')
    .flatMap((one) => pieces(one, font, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (font.widthOfTextAtSize(longer, size) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function pieces(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word]
  const fits = Math.max(1, Math.floor((word.length * width) / font.widthOfTextAtSize(word, size)) - 1)
  return [word.slice(0, fits), ...pieces(word.slice(fits), font, size, width)]
}

/** The standard fonts know Latin-1 and a few signs; other letters lose their marks or strokes, what then remains is a question mark. */
function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (letter) => {
    if (KNOWN.test(letter)) return letter
    const bare = STROKED[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return /^[\x20-\x7e]+$/.test(bare) ? bare : '?'
  }).join('')
}

/** A stroke is no mark to Unicode. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' }
const KNOWN = /[\x20-\x7e\xa1-\xac\xae-\xff–—‘’“”•…€]/

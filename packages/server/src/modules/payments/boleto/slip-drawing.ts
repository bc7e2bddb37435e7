import { interleavedWidths } from '@volante/domain/payment/interleaved-2-of-5'
import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'

const PT_A_MM = 72 / 25.4
const INK = rgb(0, 0, 0)
const SOFT = rgb(0.32, 0.32, 0.36)
const PAGE_MM = 297
const PADDING_MM = 1.2

export interface Fonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
}

export interface Cell {
  /** From the left and top edge of the page, and its size, in millimetres. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label?: string
  readonly lines?: readonly string[]
  readonly align?: 'left' | 'right'
  readonly size?: number
  readonly isBold?: boolean
}

/** Draws on a page measured in millimetres from its top left corner. */
export interface Pen {
  cell(cell: Cell): void
  text(
    text: string,
    at: { readonly x: number; readonly y: number; readonly size: number; readonly isBold?: boolean },
  ): void
  cut(x: number, y: number, width: number): void
  barCode(digits: string, at: { readonly x: number; readonly y: number }): void
}

/** The standard fonts know Latin-1 and little else; what they lack is left out of a slip rather than failing it. */
const printable = (text: string): string => text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff]/g, '')

export function penFor(page: PDFPage, { plain, bold }: Fonts): Pen {
  const mm = (length: number) => length * PT_A_MM
  const down = (y: number) => mm(PAGE_MM - y)
  const write = (text: string, x: number, y: number, size: number, font: PDFFont, color = INK) =>
    page.drawText(printable(text), { x: mm(x), y: down(y), size, font, color })
  return {
    text: (text, { x, y, size, isBold }) => write(text, x, y, size, isBold ? bold : plain),
    cut: (x, y, width) =>
      page.drawLine({
        start: { x: mm(x), y: down(y) },
        end: { x: mm(x + width), y: down(y) },
        thickness: 0.5,
        color: SOFT,
        dashArray: [3, 3],
      }),
    cell({ x, y, width, height, label, lines = [], align = 'left', size = 9, isBold = false }) {
      const font = isBold ? bold : plain
      page.drawRectangle({
        x: mm(x),
        y: down(y + height),
        width: mm(width),
        height: mm(height),
        borderWidth: 0.6,
        borderColor: INK,
      })
      if (label) write(label, x + PADDING_MM, y + 2.7, 6, plain, SOFT)
      for (const [at, line] of lines.entries()) {
        const fitted = fit(printable(line), font, size, mm(width - 2 * PADDING_MM))
        const left = align === 'left' ? 0 : width - 2 * PADDING_MM - font.widthOfTextAtSize(fitted, size) / PT_A_MM
        write(
          fitted,
          x + PADDING_MM + left,
          y + (label ? 6.4 : height / 2 + size * 0.12) + at * size * 0.42,
          size,
          font,
        )
      }
    },
    barCode: (digits, { x, y }) => drawBars(page, digits, mm(x), down(y)),
  }
}

const BARS_MM = 103
const HEIGHT_MM = 13

/** 44 digits of Interleaved 2 of 5 are 103 by 13 mm (FEBRABAN); drawn as shapes they print sharp at any size. */
function drawBars(page: PDFPage, digits: string, x: number, top: number): void {
  const widths = interleavedWidths(digits)
  const unit = (BARS_MM * PT_A_MM) / widths.reduce((sum, width) => sum + width, 0)
  const height = HEIGHT_MM * PT_A_MM
  let at = x
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) page.drawRectangle({ x: at, y: top - height, width: width * unit, height, color: INK })
    at += width * unit
  }
}

/** A text too long for its cell ends in dots. */
function fit(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  let end = text.length
  while (end > 0 && font.widthOfTextAtSize(`${text.slice(0, end)}...`, size) > width) end -= 1
  return `${text.slice(0, end)}...`
}

import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { codeDrawing } from '../../platform/papers/code-drawing.ts'

/** Four light modules around it are part of the code (ISO/IEC 18004 §5.3.8). */
const QUIET = 4
const A4 = [595.28, 841.89] as const
const COLUMNS = 2
const ROWS = 4
const CELL = { width: A4[0] / COLUMNS, height: A4[1] / ROWS }
const SIDE = 140

/** Takes a text; returns its code as an SVG, dark on light in every theme. */
export function codeSvg(text: string): string {
  const { size, path } = codeDrawing(text)
  const side = size + 2 * QUIET
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" width="512" height="512" shape-rendering="crispEdges">`,
    `<rect x="${-QUIET}" y="${-QUIET}" width="${side}" height="${side}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
  ].join('')
}

/** Takes what it is called and its text; returns a sheet with as many copies as fit, to be cut. */
export async function codeSheet(name: string, text: string, at: Date): Promise<Uint8Array> {
  const { size, path } = codeDrawing(text)
  const pdf = await PDFDocument.create()
  pdf.setTitle(name, { showInWindowTitleBar: true })
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([...A4])
  for (let nth = 0; nth < COLUMNS * ROWS; nth += 1) {
    const x = (nth % COLUMNS) * CELL.width
    const top = A4[1] - Math.floor(nth / COLUMNS) * CELL.height
    page.drawRectangle({ x, y: top - CELL.height, ...CELL, borderColor: rgb(0.8, 0.8, 0.8), borderWidth: 0.5 })
    page.drawSvgPath(path, { x: x + (CELL.width - SIDE) / 2, y: top - 16, scale: SIDE / size, color: rgb(0, 0, 0) })
    for (const [line, [words, most]] of (
      [
        [name, 10],
        [text, 7],
      ] as const
    ).entries()) {
      const printed = words.replace(/[^\x20-\x7e\xa0-\xff]/g, '')
      const wide = font.widthOfTextAtSize(printed, most)
      const pt = Math.min(most, (most * (CELL.width - 24)) / wide)
      const middle = x + (CELL.width - font.widthOfTextAtSize(printed, pt)) / 2
      page.drawText(printed, { x: middle, y: top - SIDE - 36 - line * 14, size: pt, font })
    }
  }
  return pdf.save()
}

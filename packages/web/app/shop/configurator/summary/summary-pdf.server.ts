import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

/** A line of the paper: words at the start, an amount at the end. */
export interface PaperLine {
  readonly text: string
  readonly amount?: string
  readonly kind?: 'title' | 'heading' | 'total' | 'small'
}

const A4: [number, number] = [595.28, 841.89]
const MARGIN = 48
const SIZES = { title: 20, heading: 11, total: 13, small: 8, plain: 10 } as const
const AFTER = { title: 14, heading: 4, total: 8, small: 3, plain: 5 } as const

/** A square picture with its subject in a band 16 by 9 in the middle. */
const PICTURE = 380
const BAND = (PICTURE * 9) / 16

/**
 * Takes the paper's title, its lines and a square JPEG to stand below the first of them; returns an A4 PDF. Text that needs
 * more room than the line has goes on below.
 */
export async function paperPdf(
  title: string,
  language: string,
  lines: readonly PaperLine[],
  picture: Uint8Array | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  pdf.setLanguage(language)
  const [plain, strong] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ])
  const pen: Pen = { page: pdf.addPage(A4), y: A4[1] - MARGIN, fonts: { plain, strong }, turn: () => pdf.addPage(A4) }
  if (picture) await drawPicture(pdf, pen.page, picture)
  for (const [nth, line] of lines.entries()) {
    write(pen, line)
    if (picture && nth === 0) pen.y -= BAND
  }
  return new Uint8Array(await pdf.save())
}

/** Before all words, for its empty bands lie where some will stand. */
async function drawPicture(pdf: PDFDocument, page: PDFPage, picture: Uint8Array): Promise<void> {
  const top = A4[1] - MARGIN - SIZES.title - AFTER.title
  // Copied: the library reads from the start of the memory the bytes lie in.
  const image = await pdf.embedJpg(Uint8Array.from(picture))
  const y = top - (PICTURE + BAND) / 2
  page.drawImage(image, { x: (A4[0] - PICTURE) / 2, y, width: PICTURE, height: PICTURE })
}

interface Pen {
  page: PDFPage
  y: number
  readonly fonts: { readonly plain: PDFFont; readonly strong: PDFFont }
  readonly turn: () => PDFPage
}

function write(pen: Pen, { text, amount, kind }: PaperLine): void {
  const size = SIZES[kind ?? 'plain']
  const font = kind === undefined || kind === 'small' ? pen.fonts.plain : pen.fonts.strong
  const right = A4[0] - MARGIN
  const room = right - MARGIN - (amount ? font.widthOfTextAtSize(encodable(amount), size) + 16 : 0)
  if (kind === 'heading') pen.y -= 8
  for (const [nth, row] of wrapped(encodable(text), font, size, room).entries()) {
    if (pen.y - size < MARGIN) {
      pen.page = pen.turn()
      pen.y = A4[1] - MARGIN
    }
    pen.y -= size
    const ink = kind === 'small' ? rgb(0.35, 0.37, 0.4) : rgb(0.08, 0.09, 0.1)
    pen.page.drawText(row, { x: MARGIN, y: pen.y, size, font, color: ink })
    if (amount && nth === 0) {
      const shown = encodable(amount)
      pen.page.drawText(shown, { x: right - font.widthOfTextAtSize(shown, size), y: pen.y, size, font, color: ink })
    }
    pen.y -= AFTER[kind ?? 'plain']
  }
}

function wrapped(text: string, font: PDFFont, size: number, room: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    if (rows.length > 0 && font.widthOfTextAtSize(longer, size) <= room) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

/** The built-in fonts know Latin-1; anything else would stop the drawing. */
const encodable = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2212', '-')
    .replace(/[^\x20-\x7e\xa1-\xff]/g, '?')

import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** What of a page leads out of it or does something: links, fields, attachments, what runs when it opens. */
const ACTIVE_KEYS = ['Annots', 'AA', 'Actions', 'PieceInfo', 'Metadata'].map((name) => PDFName.of(name))

/**
 * Takes a PDF; returns its pages in a new document, as they look, and nothing besides: what was typed into a form is drawn,
 * scripts, links, attachments and actions have no place there. Null where it cannot be read or is locked.
 */
export async function redrawnPdf(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    drawForm(source)
    // What a page names comes along with it: it must name none of that before it is copied.
    for (const { node } of source.getPages()) for (const key of ACTIVE_KEYS) node.delete(key)
    const drawn = await PDFDocument.create({ updateMetadata: false })
    const pages = await drawn.copyPages(source, source.getPageIndices())
    for (const page of pages) drawn.addPage(page)
    return pages.length === 0 ? null : Buffer.from(await drawn.save({ useObjectStreams: false }))
  } catch {
    return null
  }
}

/** A form that cannot be drawn is left out, as are its fields; the page below it stays. */
function drawForm(source: PDFDocument): void {
  try {
    source.getForm().flatten()
  } catch {
    // Fields without an appearance, or a form of another kind (XFA).
  }
}

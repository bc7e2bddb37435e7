import { redirect } from 'react-router'
import { handleForm } from '../../../forms/handle-form.ts'
import type { Page } from '../../../shell/page-context.ts'
import { choicesFor } from '../cells/choice-words.ts'
import { changePath } from '../data-list.ts'
import { loadSheet } from '../load-sheet.ts'
import { fieldsOf } from '../row/fields-of.ts'
import { choicesIn } from '../row/load-row.ts'
import { postedCells, rowForm } from '../row/row-form.ts'
import { readMany } from './load-many.ts'

/** Takes what is to become of many rows; has it prepared, and leads to the change that shows it. */
export async function handleMany(page: Page, request: Request, name: string) {
  const posted = await request.formData()
  const sheet = await loadSheet(page, name)
  const { keys, isAll, column, query } = readMany(sheet, new URL(request.url).searchParams)
  const which = isAll ? { query, expected: Number(posted.get('expected')) } : { keys }
  const columns = column ? [column] : []
  const found = await choicesIn(page, { name: sheet.name, columns })
  const fields = fieldsOf(columns, { found, isNew: false, choicesOf: choicesFor(page.texts, page.sites) })
  return handleForm(page, rowForm(fields), posted, async (typed) => {
    const cells = postedCells(fields, typed, null, { timeZone: page.texts.timeZone, names: {} })
    const set = column && { column: column.name, cells }
    const { id } = await page.api.sheets.many({ params: { sheet: sheet.name }, body: { set, ...which } })
    return redirect(changePath(id), 303)
  })
}

import type { SheetView } from '@volante/contract/sheets'
import { redirect } from 'react-router'
import { handleForm, refuse } from '../../../forms/handle-form.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { mergePosted } from '../../../work/resource/edits/merge-edits.ts'
import { backTo } from '../../../work/list/list-address.ts'
import { cellWord } from '../cells/cell-word.ts'
import { choicesFor } from '../cells/choice-words.ts'
import { changePath, rowPath, sheetPath } from '../data-list.ts'
import { loadSheet } from '../load-sheet.ts'
import { fieldsOf } from './fields-of.ts'
import { choicesIn, languageOf, zonesOf } from './load-row.ts'
import { postedCells, rowForm, type RowPlace, sameCells, typedRow } from './row-form.ts'
import { zoneFor } from './zones.ts'

/** Takes the post of a new row's page, or of one that is there by its key. */
export async function handleRow(page: Page, request: Request, name: string, key: string | null) {
  const posted = await request.formData()
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const sheet = await loadSheet(page, name)
  if (key !== null && formText(posted, 'intent') === 'delete') {
    const { state, id } = await page.api.sheets.remove({ params: { sheet: name, key } })
    return redirect(state === 'APPLIED' ? backTo(sheetPath(name), list, { done: 'removed' }) : changePath(id), 303)
  }
  return saveRow(page, posted, sheet, { key, list })
}

async function saveRow(
  page: Page,
  posted: FormData,
  sheet: SheetView,
  { key, list }: { key: string | null; list: string },
) {
  const language = languageOf(page)
  const [current, found] = await Promise.all([
    key === null ? null : page.api.sheets.row({ params: { sheet: sheet.name, key }, query: { language } }),
    choicesIn(page, sheet),
  ])
  const fields = fieldsOf(sheet.columns, { found, isNew: key === null, choicesOf: choicesFor(page.texts, page.sites) })
  const form = rowForm(fields)
  return handleForm(page, form, posted, async (typed) => {
    const cells = current?.cells ?? { country: String(typed['country'] ?? '') }
    const at: RowPlace = { timeZone: zoneFor(zonesOf(page), cells), names: current?.names ?? {} }
    const words = { texts: page.texts, sites: page.sites, timeZone: at.timeZone, names: at.names }
    const edits =
      current &&
      mergePosted(posted, {
        names: fields.map((field) => field.name),
        typed,
        now: typedRow(fields, current.cells, at),
        isSame: sameCells(fields, at),
        say: (of) => {
          const field = fields.find((known) => known.name === of)
          const value = field ? cellWord(words, field.column, current.cells[field.heading] ?? '', current.cells) : ''
          return page.texts.t('work.resource.collided', { value: value || page.texts.t('work.blank') })
        },
      })
    if (edits && edits.collided.length > 0) return refuse(form, edits.again, { fieldErrors: edits.refused }, 409)
    const saved = await page.api.sheets.save({
      params: { sheet: sheet.name },
      body: {
        cells: postedCells(fields, edits?.values ?? typed, current?.cells ?? null, at),
        isNew: key === null,
        // A form that does not say how the row stood is none of ours.
        ...(edits && current ? { version: current.version } : {}),
      },
    })
    if (saved.batch.waitsForAnother) return redirect(changePath(saved.batch.id), 303)
    const { create, change } = saved.batch.counts
    const done = create + change === 0 ? 'same' : edits && edits.adopted.length > 0 ? 'merged' : 'saved'
    return redirect(backTo(rowPath(sheet.name, saved.key), '', { ...(list && { list }), done }), 303)
  })
}

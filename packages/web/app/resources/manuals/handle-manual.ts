import { LANGUAGES } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { NEW_MANUAL } from './manual-form.ts'

const recordAt = (id: string, country: string) => redirect(`/admin/manuals/${id}?done=saved&country=${country}`, 303)

/** The sites whose manuals the caller may keep: the calls know what lies within reach. */
export const apiOf = (page: Page, country: string | null) => {
  const site = page.sites.find((one) => one.brand === 'portal' && one.country === country)
  return site ? page.apiAt(site) : page.api
}

/** Takes the post of the page that sends manuals: a new one, or another file of one there is. */
export async function handleManual(page: Page, request: Request) {
  const posted = await request.formData()
  const path = formText(posted, 'path')
  const replaced = formText(posted, 'for')
  if (replaced !== '') return replaceFile(page, replaced, formText(posted, 'country'), path)
  return handleForm(page, NEW_MANUAL, posted, async ({ name, site: id, modelCode, year, language, isPublished }) => {
    const site = page.sites.find((one) => one.id === id) ?? page.site
    const made = await page.apiAt(site).manual.create({
      body: {
        name,
        path,
        brand: site.brand,
        modelCode: modelCode.trim() || null,
        year: year.trim() === '' ? null : year.trim(),
        language: LANGUAGES.find((one) => one === language) ?? site.language,
        isPublished,
      },
    })
    return recordAt(made.id, made.country)
  })
}

async function replaceFile(page: Page, id: string, country: string, path: string) {
  const { manual } = apiOf(page, country)
  try {
    const { name, brand, modelCode, year, language, isPublished } = await manual.adminGet({ params: { id } })
    await manual.update({ params: { id }, body: { name, path, brand, modelCode, year, language, isPublished } })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: page.texts.byKey(refusal.code) }, { status: refusal.status })
  }
  return recordAt(id, country)
}

import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { changePath } from './data-list.ts'

const MOST_BYTES = 20_000_000

/** Takes the posted file of a sheet; leads to what it would do, or says why it could not be taken. */
export async function handleImport({ api, texts }: Page, request: Request, sheet: string) {
  const file = (await request.formData()).get('file')
  if (!(file instanceof File) || file.size === 0)
    return data({ problem: texts.t('sheets.import.noFile') }, { status: 422 })
  if (file.size > MOST_BYTES) return data({ problem: texts.t('sheets.import.tooLarge') }, { status: 413 })
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  try {
    const { id } = await api.sheets.send({ params: { sheet }, body: { name: file.name.slice(0, 200), content } })
    return redirect(changePath(id), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}

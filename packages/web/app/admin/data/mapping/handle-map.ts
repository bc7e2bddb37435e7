import type { BatchDetail } from '@volante/contract/sheets'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { changePath } from '../data-list.ts'

export const MAP = 'map'
export const MATCH = 'match'
export const REMEMBER = 'remember'

type Placing = NonNullable<BatchDetail['mapping']>['columns']

/** Takes where a file's columns go, as posted; leads to what it would do, or says why it cannot be read so. */
export async function handleMap({ api, texts }: Page, posted: FormData, id: string) {
  const { asks } = await api.sheets.batch({ params: { id } })
  const placed = (asks?.headings ?? []).flatMap(({ heading }) => {
    const [from, is] = [formText(posted, `from.${heading}`).trim(), formText(posted, `is.${heading}`).trim()]
    return from === '' && is === '' ? [] : [[heading, from === '' ? { is } : { from }] as const]
  })
  const columns: Placing = Object.fromEntries(placed)
  const match = asks?.matches[Number(formText(posted, MATCH))] ?? []
  const isRemembered = formText(posted, REMEMBER) === 'yes'
  try {
    await api.sheets.map({ params: { id }, body: { columns, match, isRemembered } })
    return redirect(changePath(id), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const kept = Object.fromEntries([...posted].map(([name, value]) => [name, String(value)]))
    return data({ problem: texts.byKey(refusal.code), posted: kept }, { status: refusal.status })
  }
}

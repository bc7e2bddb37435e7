import type { RegretBody, RegretKind } from '@volante/contract/regret'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

export const REQUEST_PAGE = { REGRET: 'regret', UNSUBSCRIBE: 'unsubscribe' } as const

/** Fields of the form in their order on the page. */
export const REQUEST_FIELDS = ['name', 'email', 'reference', 'phone', 'message'] as const
export type RequestField = (typeof REQUEST_FIELDS)[number]

/** What the page shows again when a request was not taken. */
export interface RefusedRequest {
  readonly values: Readonly<Record<RequestField, string>>
  /** Field -> why it is refused, in the site's language. */
  readonly errors: Readonly<Partial<Record<RequestField, string>>>
  readonly hasFailed: boolean
}

/** Takes the posted form; leads to the receipt with the code, or answers what is wrong. Sending the same form twice gives one code. */
export async function takeRequest({ api, site, report }: Page, request: Request, kind: RegretKind) {
  const form = await request.formData()
  const values = Object.fromEntries(
    REQUEST_FIELDS.map((field) => [field, formText(form, field)]),
  ) as RefusedRequest['values']
  const body: RegretBody = { kind, ...values }
  try {
    const { code } = await api.regret.requestCreate({ body })
    return redirect(pathTo(site, REQUEST_PAGE[kind], null, { code }), 303)
  } catch (error) {
    const refusal = callRefusal(error)
    const errors = Object.fromEntries(refusal?.fields?.map(({ path, message }) => [path, message]) ?? [])
    const hasFailed = Object.keys(errors).length === 0
    if (hasFailed) report(error)
    const refused: RefusedRequest = { values, errors, hasFailed }
    return data(refused, { status: hasFailed ? 503 : 422 })
  }
}

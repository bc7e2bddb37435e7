import type { Rightful } from '@volante/contract/users-admin'
import { BRANDS, COUNTRIES, ROLES } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { personAddress } from './people-list.ts'

/** What was chosen and not taken, and why: of one field, or of them all. */
export interface RefusedRights {
  readonly rights: Rightful | null
  readonly problem: string | null
  readonly errors: Readonly<Record<string, string>>
}

/** What a person's page can say was done. */
export const DONE = ['rights', 'asked', 'agreed', 'declined', 'sessions', 'invite'] as const

/** Takes the post of a person's page: other rights, a word on those that wait, an end of all sessions, or the invitation again. */
export async function takeRights({ api, report }: Page, request: Request, id: string) {
  const form = await request.formData()
  const intent = DONE.find((one) => one === formText(form, 'intent')) ?? 'rights'
  const rights = intent === 'rights' ? rightsIn(form) : null
  let done: (typeof DONE)[number] = intent
  const params = { id }
  try {
    // Rights over money are asked for, others given at once.
    if (rights) done = (await api.people.changeRights({ params, body: rights })).waiting ? 'asked' : 'rights'
    else if (intent === 'agreed' || intent === 'declined')
      await api.people.decideRights({ params, body: { agreed: intent === 'agreed', rightsVersion: versionIn(form) } })
    else if (intent === 'sessions') await api.people.endSessions({ params })
    else await api.people.invite({ params })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) report(error)
    if (refusal?.status === 404) throw data(null, { status: 404 })
    const { code = 'request.failed', fields = [], status = 503 } = refusal ?? {}
    const errors = Object.fromEntries(fields.map(({ path, code: key }) => [path.split('.')[0] ?? '', key]))
    return data<RefusedRights>({ rights, problem: fields.length > 0 ? null : code, errors }, { status })
  }
  const list = new URL(request.url).searchParams.get('list') ?? ''
  return redirect(personAddress(id, list, { done }), 303)
}

const versionIn = (form: FormData): number => Number(formText(form, 'rightsVersion')) || 0

function rightsIn(form: FormData): Rightful {
  const ticked = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const known = <const K extends string>(of: readonly K[], name: string) =>
    of.filter((one) => ticked(name).includes(one))
  return {
    roles: known(ROLES, 'roles'),
    markets: known([...COUNTRIES, 'all'], 'markets'),
    brands: known([...BRANDS, 'all'], 'brands'),
    regions: ticked('regions'),
    dealerGroups: ticked('dealerGroups'),
    dealerCodes: formText(form, 'dealerCodes')
      .split(/[\s,;]+/)
      .filter(Boolean),
    rightsVersion: versionIn(form),
  }
}

import type { Rightful } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/policy/roles'
import { BRANDS, COUNTRIES, USER_GROUPS } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import type { FormValues } from '../../../forms/field-spec.ts'
import { handleForm } from '../../../forms/handle-form.ts'
import { KIND } from '../../../forms/refused.ts'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { PEOPLE } from '../../../work/list/known-lists.ts'
import { addressOf } from '../../../work/list/list-address.ts'
import { GROUPS_FORM, RIGHTS_FORM } from '../people-forms.ts'

/** What a person's page can say was done. */
export const DONE = ['rights', 'groups', 'asked', 'agreed', 'declined', 'sessions', 'invite'] as const

/** Takes the post of a person's page: other rights or groups, a word on those that wait, an end of all sessions, or the invitation again. */
export async function handlePerson(page: Page, request: Request, id: string) {
  const { people } = page.api
  const posted = await request.formData()
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const params = { id }
  const rightsVersion = Number(formText(posted, 'rightsVersion')) || 0
  const done = (what: (typeof DONE)[number]) =>
    redirect(addressOf({ path: `${PEOPLE.path}/${id}` }, { done: what, list }), 303)
  if (formText(posted, KIND) === RIGHTS_FORM.kind) {
    return handleForm(page, RIGHTS_FORM, posted, async (values) => {
      const call = people.changeRights({ params, body: { ...rightsIn(values), rightsVersion } })
      const problem = await failureOf(page, call, ['users.rightsChanged'])
      // Rights over money are asked for, others given at once.
      return problem ?? done((await call).waiting ? 'asked' : 'rights')
    })
  }
  if (formText(posted, KIND) === GROUPS_FORM.kind) {
    return handleForm(page, GROUPS_FORM, posted, async ({ userGroups, loyaltyProgramCategory }) => {
      const groups = USER_GROUPS.filter((one) => userGroups.includes(one))
      const groupsVersion = Number(formText(posted, 'groupsVersion')) || 0
      const call = people.changeGroups({ params, body: { userGroups: groups, loyaltyProgramCategory, groupsVersion } })
      return (await failureOf(page, call, ['users.groupsChanged'])) ?? done('groups')
    })
  }
  const intent = DONE.find((one) => one === formText(posted, 'intent')) ?? 'invite'
  const agreed = intent === 'agreed'
  const call =
    agreed || intent === 'declined'
      ? people.decideRights({ params, body: { agreed, rightsVersion } })
      : intent === 'sessions'
        ? people.endSessions({ params })
        : people.invite({ params })
  return (await failureOf(page, call)) ?? done(intent)
}

/** Takes a call; returns what the page says of its refusal, null where it was done. Where codes are named, others are thrown on. */
async function failureOf({ texts, report }: Page, call: Promise<unknown>, codes?: readonly string[]) {
  try {
    await call
    return null
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal?.status === 404) throw data(null, { status: 404 })
    if (codes && !(refusal && codes.includes(refusal.code))) throw error
    if (!refusal) report(error)
    const problem = texts.byKey(refusal?.code ?? 'request.failed', refusal?.values)
    return data({ problem }, { status: refusal?.status ?? 503 })
  }
}

type Values = FormValues<typeof RIGHTS_FORM.specs, (typeof RIGHTS_FORM.fields)[number]>

function rightsIn({
  roles,
  markets,
  brands,
  dealerCodes,
  regions,
  dealerGroups,
}: Values): Omit<Rightful, 'rightsVersion'> {
  const known = <const K extends string>(of: readonly K[], ticked: readonly string[]) =>
    of.filter((one) => ticked.includes(one))
  return {
    roles: known(ROLES, roles),
    markets: known([...COUNTRIES, 'all'], markets),
    brands: known([...BRANDS, 'all'], brands),
    regions: [...regions],
    dealerGroups: [...dealerGroups],
    dealerCodes: dealerCodes.split(/[\s,;]+/).filter(Boolean),
  }
}

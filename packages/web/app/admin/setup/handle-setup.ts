import { TRY_KINDS } from '@volante/contract/setup'
import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { GROUP } from './group-form.ts'

const DECISIONS = ['approve', 'drop'] as const

export const SETUP_PATH = '/admin/setup'

/** Takes what the group is, a service to try, or that the shop opens. */
export async function handleSetup(known: Page, request: Request) {
  const { api, texts } = known
  const posted = await request.formData()
  if (formText(posted, KIND) === GROUP.kind) return handleGroup(known, posted)
  const decision = DECISIONS.find((one) => one === formText(posted, 'decision'))
  try {
    if (decision) {
      await api.setup.decideGroup({ body: { decision } })
      return redirect(`${SETUP_PATH}?done=group`, 303)
    }
    if (formText(posted, 'intent') === 'open') await api.setup.open()
    const kind = TRY_KINDS.find((one) => one === formText(posted, 'kind'))
    if (kind) await api.setup.try({ body: { kind } })
    return redirect(kind ? `${SETUP_PATH}#tries` : SETUP_PATH, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}

const handleGroup = (known: Page, posted: FormData) =>
  handleForm(known, GROUP, posted, async ({ name, BR, AR }) => {
    await known.api.setup.group({ body: { name, sites: [...BR, ...AR] } })
    return redirect(`${SETUP_PATH}?done=group`, 303)
  })

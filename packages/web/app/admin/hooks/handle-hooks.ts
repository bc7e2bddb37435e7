import { HOOK_EVENT_NAMES } from '@volante/domain/hooks/hook'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { orProblem } from '../or-problem.ts'
import { HOOKS_PATH, hookPath, NEW_HOOK } from './hook-form.ts'

/** Takes the post of the page of receivers: a new one. */
export async function handleHooks(page: Page, request: Request) {
  return handleForm(page, NEW_HOOK, await request.formData(), ({ name, url, events, markets, dealerCodes }) =>
    page.api.hooks.create({
      body: {
        name,
        url: url.trim(),
        events: HOOK_EVENT_NAMES.filter((event) => events.includes(event)),
        markets: COUNTRIES.filter((country) => markets.includes(country)),
        dealerCodes: dealerCodes.split(/[\s,;]+/).filter((code) => code !== ''),
      },
    }),
  )
}

/** Takes the post of one receiver's page: another secret, on or off, a ping, whose notice is looked at then, or its removal. */
export async function handleHook(page: Page, request: Request, id: string) {
  const posted = await request.formData()
  const { hooks } = page.api
  const params = { id }
  const again = async (work: Promise<unknown>, to = hookPath(id)) => {
    await work
    return redirect(to, 303)
  }
  return orProblem(page, async () => {
    switch (formText(posted, 'intent')) {
      case 'rotate':
        return hooks.rotate({ params })
      case 'on':
      case 'off':
        return again(hooks.turn({ params, body: { isOn: formText(posted, 'intent') === 'on' } }))
      case 'remove':
        return again(hooks.remove({ params }), HOOKS_PATH)
      default:
        return redirect(`/admin/hook-notices/${(await hooks.ping({ params })).delivery}`, 303)
    }
  })
}

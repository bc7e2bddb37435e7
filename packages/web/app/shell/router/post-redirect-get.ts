import { parseSubmission, report } from '@conform-to/react/future'
import type { PageFacts } from '@volante/contract/page'
import {
  type ActionFunction,
  redirect,
  type ServerBuild,
  type UNSAFE_DataWithResponseInit as WithInit,
} from 'react-router'
import { page, type Page } from '../page-context.ts'
import { pathTo } from '../slugs.ts'

/**
 * Takes the routes; returns them so that a form posted without script always ends in a redirect, and neither Back nor Forward asks to
 * post it again: what the action returns for a form that was not accepted is kept under an address of its own, and shown when the browser
 * asks for that. A form whose session had ended is kept too, and waits behind the sign-in.
 */
export function postRedirectGet(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.default && route.module.action
    return [id, action ? { ...route, module: { ...route.module, action: redirecting(action) } } : route]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

/** Takes a request for a page; returns what it shows of a form that was posted before. */
export const shownIn = ({ method }: Request, { flash }: Pick<PageFacts, 'flash'>): unknown =>
  method === 'GET' ? flash?.answer : undefined

const redirecting =
  (action: ActionFunction): ActionFunction =>
  async (args) => {
    const known = args.context.get(page)
    if (known.shown !== undefined) return known.shown
    const sent = args.request.clone()
    try {
      const result = await action(args)
      return known.isData ? result : await redirected(known, result)
    } catch (thrown) {
      throw await waitingForSession(known, thrown, sent)
    }
  }

const isWithInit = (result: unknown): result is WithInit<unknown> =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

/** What a limit refused is shown at once: nothing is kept for who asks too often. */
const TOO_MANY = 429

async function redirected({ flash, keepFlash }: Page, result: unknown): Promise<unknown> {
  if (result instanceof Response) return result
  const { data: answer, init } = isWithInit(result) ? result : { data: result, init: null }
  const address = init?.status === TOO_MANY ? null : await keepFlash({ ...flash, answer })
  return address === null
    ? result
    : redirect(address, { status: 303, ...(init?.headers ? { headers: init.headers } : {}) })
}

/** Worth nothing later, or not ours to keep. */
const SECRETS = ['_xsrf', 'key', 'password', 'passwordConfirmation', 'currentPassword', 'cardToken']

/** Takes what an action threw; a redirect to the sign-in comes back to the form as it was filled in. */
async function waitingForSession({ site, texts, flash, keepFlash }: Page, thrown: unknown, sent: Request) {
  const signIn = pathTo(site, 'signIn')
  if (!(thrown instanceof Response) || !thrown.headers.get('location')?.startsWith(`${signIn}?`)) return thrown
  const answer = report(parseSubmission(await sent.formData()), {
    error: { formErrors: [texts.t('ui.form.sessionEnded')] },
    hideFields: SECRETS,
  })
  const returnTo = await keepFlash({ ...flash, answer })
  if (returnTo !== null) thrown.headers.set('location', pathTo(site, 'signIn', null, { returnTo, ended: 1 }))
  return thrown
}

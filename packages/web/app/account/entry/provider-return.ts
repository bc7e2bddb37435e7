import type { RouteHandle } from '@volante/contract/page'
import { safeReturnPath } from '@volante/contract/account-addresses'
import { redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { goOn } from '../../shell/session/go-on.ts'
import type { Route } from './+types/provider-return'
import { BACK_COOKIE } from './sign-in.ts'

export const handle = {
  cache: false,
  query: ['provider', 'code', 'state', 'brand', 'iss', 'error'],
} satisfies RouteHandle

/** Where identity providers send people back: on to where they wanted, or to the sign-in they came from with the reason. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const cookie = request.headers.get('cookie') ?? ''
  const given = ['provider', 'code', 'state', 'brand', 'iss', 'error'].flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  try {
    const { returnTo } = await known.api.authentication.returnFromProvider({
      query: Object.fromEntries(given),
      headers: { cookie },
    })
    return goOn(known, returnTo)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) known.report(error)
    const path = safeReturnPath(backIn(cookie))
    const back = path === '/' ? pathTo(known.site, 'signIn') : path
    const problem = new URLSearchParams({ problem: refusal?.code ?? 'auth.providerFailed' })
    return redirect(`${back}${back.includes('?') ? '&' : '?'}${problem}`, 303)
  }
}

function backIn(cookie: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${BACK_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

import type { RouteHandle } from '@volante/contract/page'
import { redirect } from 'react-router'

export const handle = { cache: false } satisfies RouteHandle

/** Who types the shortest address of the administration begins where everybody at work does. */
export const loader = () => redirect('/desk/today')

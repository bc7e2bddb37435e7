import { useSyncExternalStore } from 'react'
import { usePage } from '../root-data.ts'
import { xsrfToken } from './xsrf.ts'

const never = () => () => {}

/** The hidden field of every posted form. On shared pages the token is filled in once script runs. */
export function XsrfField() {
  const { xsrf } = usePage()
  const token = useSyncExternalStore(never, xsrfToken, () => xsrf ?? '')
  return <input type="hidden" name="_xsrf" value={token} />
}

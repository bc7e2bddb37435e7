import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import css from './Sent.module.css'

/** What was exchanged, as it is kept: whom it names is shortened. */
export function Sent({ title, payload }: { readonly title: string; readonly payload: string | null }) {
  if (payload === null) return null
  return (
    <Disclosure title={title}>
      <pre className={css.sent}>{payload}</pre>
    </Disclosure>
  )
}

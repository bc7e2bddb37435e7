import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import css from './Sent.module.css'

/** What was exchanged, as it is kept: whom it names is shortened. */
export function Sent({ payload }: { readonly payload: string | null }) {
  const { t } = useTexts()
  if (payload === null) return null
  return (
    <Disclosure title={t('resources.integration-log.payload')}>
      <pre className={css.sent}>{payload}</pre>
    </Disclosure>
  )
}

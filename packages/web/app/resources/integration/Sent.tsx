import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import css from './Sent.module.css'

/** What was exchanged, as it is kept: whom it names is shortened. */
export function Sent({ payload }: { readonly payload: string | null }) {
  const { t } = useTexts()
  if (payload === null) return null
  return (
    <Disclosure title={t('resources.integration-log.payload')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre className={css.sent} tabIndex={0} role="region" aria-label={t('resources.integration-log.payload')}>
        {payload}
      </pre>
    </Disclosure>
  )
}

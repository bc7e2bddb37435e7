import { useTexts } from '../../texts/texts.tsx'
import { PopupCard } from '../../ui/feedback/MessagePopups.tsx'
import popups from '../../ui/feedback/MessagePopups.module.css'

/** Where a light page shows what failed for a moment; filled by popups.ts. */
export function PopupPlace() {
  const { t } = useTexts()
  return (
    <section className={popups.stack} aria-label={t('ui.messages')}>
      <div aria-live="polite" aria-relevant="additions" className={popups.live} data-popups />
      <template data-look="popup">
        <PopupCard tone="bad">{null}</PopupCard>
      </template>
    </section>
  )
}

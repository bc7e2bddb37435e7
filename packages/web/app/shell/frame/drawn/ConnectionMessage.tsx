import { marks } from '../../../enhance/marks.ts'
import { FRAME_END } from '../frame-end.ts'
import { useTexts } from '../../../texts/texts.tsx'
import styles from './ConnectionMessage.module.css'

/** Shown by `enhance/connection.ts` while a request waits to be sent again; the page below stays as it is. */
export function ConnectionMessage() {
  const { t } = useTexts()
  return (
    <div id={FRAME_END} aria-live="polite" className={styles.place}>
      <p hidden className={`floating ${styles.message}`} {...marks({ disconnected: true })}>
        {t('shell.disconnected')}
      </p>
    </div>
  )
}

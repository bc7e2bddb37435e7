import { FrameButton } from './FrameButton.tsx'
import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import styles from './Consent.module.css'

export const CONSENT_ID = 'consent'
const CATEGORIES = ['analytics', 'marketing'] as const

/**
 * The cookie choice. Cached pages cannot know whether a visitor has decided, so the panel is always in the page and
 * `/consent.css`, answered per visitor, shows it until there is a decision and names the decision afterwards.
 */
export function Consent() {
  const { t } = useTexts()
  return (
    <>
      <link rel="stylesheet" href="/consent.css" />
      <section id={CONSENT_ID} popover="auto" className={styles.panel} aria-labelledby="consent-title">
        <form method="post" action="/consent" className={styles.form} {...marks({ consent: true })}>
          <div className={styles.words}>
            <h2 id="consent-title" className={styles.title}>
              {t('shell.consent.title')}
            </h2>
            <p>{t('shell.consent.text')}</p>
            {(['all', 'none', 'some'] as const).map((choice) => (
              <p key={choice} data-consent-is={choice} className={styles.current}>
                {t('shell.consent.current', { choice })}
              </p>
            ))}
          </div>
          <div className={styles.actions}>
            <FrameButton name="choice" value="none">
              {t('shell.consent.reject')}
            </FrameButton>
            <FrameButton name="choice" value="all">
              {t('shell.consent.accept')}
            </FrameButton>
          </div>
          <ConsentCategories />
        </form>
      </section>
    </>
  )
}

function ConsentCategories() {
  const { t } = useTexts()
  return (
    <details className={styles.categories}>
      <summary>{t('shell.consent.choose')}</summary>
      <ul className={styles.list}>
        <li>
          <strong>{t('shell.consent.necessary')}</strong>
          <span>{t('shell.consent.necessary.text')}</span>
        </li>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <label className={styles.category}>
              <input type="checkbox" name="category" value={category} />
              <strong>{t(`shell.consent.${category}`)}</strong>
            </label>
            <span>{t(`shell.consent.${category}.text`)}</span>
          </li>
        ))}
      </ul>
      <FrameButton name="choice" value="some">
        {t('shell.consent.save')}
      </FrameButton>
    </details>
  )
}

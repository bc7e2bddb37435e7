import { Button } from '../../../ui/action/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { marks } from '../../../enhance/marks.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
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
      <section
        id={CONSENT_ID}
        popover="auto"
        className={classes('floating', styles.panel)}
        aria-labelledby="consent-title"
      >
        <form method="post" action="/consent" className={styles.form} {...marks({ consent: true })}>
          <Stack gap={1} className={classes('small', styles.words)}>
            <h2 id="consent-title" className="text-16">
              {t('shell.consent.title')}
            </h2>
            <p>{t('shell.consent.text')}</p>
            {(['all', 'none', 'some'] as const).map((choice) => (
              <p key={choice} data-consent-is={choice} className={classes('soft', styles.current)}>
                {t('shell.consent.current', { choice })}
              </p>
            ))}
          </Stack>
          <div className={styles.actions}>
            <Button type="submit" name="choice" value="none">
              {t('shell.consent.reject')}
            </Button>
            <Button type="submit" name="choice" value="all">
              {t('shell.consent.accept')}
            </Button>
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
      <summary className="small">{t('shell.consent.choose')}</summary>
      <Stack as="ul" role="list" gap={3} className={classes('small', styles.list)}>
        <li>
          <strong>{t('shell.consent.necessary')}</strong>
          <span className="soft">{t('shell.consent.necessary.text')}</span>
        </li>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <label className={styles.category}>
              <input type="checkbox" name="category" value={category} />
              <strong>{t(`shell.consent.${category}`)}</strong>
            </label>
            <span className="soft">{t(`shell.consent.${category}.text`)}</span>
          </li>
        ))}
      </Stack>
      <Button type="submit" name="choice" value="some">
        {t('shell.consent.save')}
      </Button>
    </details>
  )
}

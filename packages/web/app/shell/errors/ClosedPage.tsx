import { usePage } from '../root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './ErrorPage.module.css'

/** In place of every page of a shop that nobody has opened yet: no menu, since nothing behind it answers. */
export function ClosedPage() {
  const { t } = useTexts()
  const { site } = usePage()
  return (
    <main id="main">
      <title>{t('shell.closed.title')}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={3} className={styles.page}>
        <p className="strong">{site.brandName}</p>
        <h1>{t('shell.closed.title')}</h1>
        <p className="text-18">{t('shell.closed.text')}</p>
        <p>
          <a href="/desk/sign-in">{t('shell.closed.staff')}</a>
        </p>
      </Stack>
    </main>
  )
}

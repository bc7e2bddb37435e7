import { useTexts } from '../../texts/texts.tsx'
import { usePage } from '../root-data.ts'
import css from './PreviewBar.module.css'

/** Says that the page shows what is not in force, and leads out of it. */
export function PreviewBar() {
  const { preview } = usePage()
  const { t, date } = useTexts()
  if (!preview) return null
  return (
    <aside className={css.bar} aria-label={t('shell.preview')}>
      <p>{t('shell.preview.of', { name: preview.name, at: date(preview.at, 'moment') })}</p>
      <a href={`/admin/data/sets/${preview.id}`}>{t('shell.preview.set')}</a>
      <a href="?preview=off">{t('shell.preview.leave')}</a>
    </aside>
  )
}

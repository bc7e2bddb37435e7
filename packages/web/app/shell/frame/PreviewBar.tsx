import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import { usePage } from '../root-data.ts'
import { PREVIEW_BAR } from './preview-bar.ts'
import css from './PreviewBar.module.css'

/** Says that the page shows what is not in force, leads out of it, and lets its texts be edited at a press. */
export function PreviewBar() {
  const { preview } = usePage()
  const { t, date } = useTexts()
  if (!preview) return null
  return (
    <aside id={PREVIEW_BAR} className={css.bar} aria-label={t('shell.preview')}>
      <p>{t('shell.preview.of', { name: preview.name, at: date(preview.at, 'moment') })}</p>
      <p>{t(`shell.preview.as.${preview.as}`)}</p>
      <a href={preview.path}>{t(preview.id === null ? 'shell.preview.value' : 'shell.preview.set')}</a>
      {preview.mayEditTexts && <EditTexts />}
      <a href="?preview=off">{t('shell.preview.leave')}</a>
    </aside>
  )
}

/** Pages with React; on pages to read the script finds it by its mark. */
function start(place: HTMLElement | null): void {
  if (place) void import('./edit-texts.part.ts').then((part) => part.default(place))
}

function EditTexts() {
  const { site, preview } = usePage()
  const { t } = useTexts()
  return (
    <span ref={start} className={css.edit} {...marks({ part: 'edit-texts' })}>
      <button type="button" hidden>
        {t('shell.preview.edit')}
      </button>
      <a href={`/admin/settings/texts?scope=${site.id}${preview?.id ? `&set=${preview.id}` : ''}`}>
        {t('shell.preview.texts')}
      </a>
    </span>
  )
}

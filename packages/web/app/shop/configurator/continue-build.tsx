import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import css from './continue-build.module.css'
import { useSavedBuild } from './use-saved-build.ts'

/** "Continue where you stopped": appears once script has looked into the browser's storage (HM6). Needs namespace `configurator`. */
export function ContinueBuild() {
  const { t, date } = useTexts()
  const site = useSite()
  const found = useSavedBuild(site.id)
  if (!found) return null
  const { saved, isExpired } = found
  return (
    <aside className={css.continue} aria-label={t('configurator.saved.title')}>
      <p>
        <strong>{t('configurator.saved.car', { car: saved.title })}</strong>{' '}
        <span className={css.soft}>
          {t(isExpired ? 'configurator.saved.old' : 'configurator.saved.recent', {
            moment: date(saved.savedAt, 'moment'),
          })}
        </span>
      </p>
      <LinkButton
        to={`${pathTo(site, 'configurator', { model: saved.model })}?${saved.query}`}
        variant="primary"
        reloadDocument
      >
        {t('configurator.saved.title')}
      </LinkButton>
    </aside>
  )
}

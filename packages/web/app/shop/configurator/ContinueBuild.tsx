import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import css from './ContinueBuild.module.css'

/** The place of "continue where you stopped" on a light page: show-saved-build.ts fills it from the browser's storage (HM6). Needs namespace `configurator`. */
export function ContinueBuild({ className }: { readonly className?: string | undefined }) {
  const { t } = useTexts()
  const site = useSite()
  const moment = '{moment}'
  return (
    <div className={className} data-continue>
      <template>
        <aside className={css.continue} aria-label={t('configurator.saved.title')}>
          <p>
            <strong data-words>{t('configurator.saved.car', { car: '{car}' })}</strong>{' '}
            <span className={css.soft} data-words data-recent>
              {t('configurator.saved.recent', { moment })}
            </span>
            <span className={css.soft} data-words data-old>
              {t('configurator.saved.old', { moment })}
            </span>
          </p>
          <a href={pathTo(site, 'configurator', { model: '{model}' })} className={buttonClass({ variant: 'primary' })}>
            {t('configurator.saved.title')}
          </a>
        </aside>
      </template>
    </div>
  )
}

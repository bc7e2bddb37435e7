import { marks } from '../../../enhance/marks.ts'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { buttonClass } from '../../../ui/action/Button.tsx'
import css from './ContinueBuild.module.css'

/** The place of "continue where you stopped" on a page to read: saved-build.enhance.ts fills it from the browser's storage (HM6). Needs namespace `configurator`. */
export function ContinueBuild({ className }: { readonly className?: string | undefined }) {
  const { t } = useTexts()
  const site = useSite()
  const moment = '{moment}'
  return (
    <div className={className} {...marks({ 'saved-build': true })}>
      <template>
        <aside className={css.continue} aria-label={t('configurator.saved.title')}>
          <p>
            <strong {...marks({ fill: true })}>{t('configurator.saved.car', { car: '{car}' })}</strong>{' '}
            <span className="soft small" {...marks({ fill: true, recent: true })}>
              {t('configurator.saved.recent', { moment })}
            </span>
            <span className="soft small" {...marks({ fill: true, old: true })}>
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

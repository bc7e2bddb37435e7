import { useTexts } from '../../texts/texts.tsx'
import { Icon } from './Icon.tsx'
import { ArrowRight } from './icons.ts'
import css from './Becomes.module.css'

/** Between what was and what is: an arrow for who sees, words for who listens. */
export function Becomes() {
  const { t } = useTexts()
  return (
    <>
      <Icon icon={ArrowRight} size={14} className={css.arrow} />
      <span className="unseen">{t('ui.becomes')}</span>
    </>
  )
}

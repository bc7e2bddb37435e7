import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/action/Icon.tsx'
import { ArrowRight } from '../ui/action/icons.ts'
import css from './differences.module.css'

interface Difference {
  readonly name: string
  /** Null where nobody knows what was. */
  readonly before: string | null
  readonly after: string
}

/** What was and what is, field by field. */
export function Differences({ of }: { readonly of: readonly Difference[] }) {
  const { t } = useTexts()
  if (of.length === 0) return null
  return (
    <dl className={css.differences}>
      {of.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && (
              <>
                <del>{before || t('work.blank')}</del> <Becomes />{' '}
              </>
            )}
            <ins>{after || t('work.blank')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

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

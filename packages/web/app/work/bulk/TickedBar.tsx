import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import css from './bulk.module.css'
import { useTicked } from './use-ticked.ts'

export interface TickedBarProps {
  /** Rows of the page that can be ticked, and how many the filters leave where that is known. */
  readonly rows: number
  readonly total?: number | undefined
  readonly isAllTicked: boolean
  /** The page with all its rows ticked, or with none. */
  readonly toOthers: string
  /** The form of the boxes, `bulk`. */
  readonly children: ReactNode
}

/** The bar below a list whose rows are ticked; from the first tick on it stays in sight and counts them, without script too. */
export function TickedBar({ rows, total, isAllTicked, toOthers, children }: TickedBarProps) {
  const { t, number } = useTexts()
  const count = useTicked(isAllTicked ? rows : 0)
  const of = total === undefined ? '' : number(total)
  return (
    <section aria-labelledby="bulk-title" className={css.bar}>
      <div>
        <h2 id="bulk-title">{t('work.bulk')}</h2>
        <p role="status">
          {count === 0 ? '' : of ? t('work.bulk.ticked.of', { count, total: of }) : t('work.bulk.ticked', { count })}
        </p>
        <p className={css.counted}>{of ? t('work.bulk.counted.of', { total: of }) : t('work.bulk.counted')}</p>
        <Link to={toOthers} preventScrollReset>
          {isAllTicked ? t('work.bulk.none') : t('work.bulk.page')}
        </Link>
      </div>
      {children}
    </section>
  )
}

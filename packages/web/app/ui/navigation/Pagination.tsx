import { ChevronLeft, ChevronRight } from '../action/icons.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../action/Icon.tsx'
import { Row } from '../layout/Stack.tsx'
import css from './Pagination.module.css'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  readonly label: string
  /** From 1. */
  readonly current: number
  readonly last: number
  readonly toPage: (page: number) => string
}

export function Pagination({ label, current, last, toPage }: PaginationProps) {
  const texts = useTexts()
  if (last <= 1) return null
  return (
    <nav aria-label={label}>
      <Row as="ul" role="list" gap={1}>
        <li>
          {current > 1 ? (
            <Turn to={toPage(current - 1)} label={texts.t('ui.previousPage')} icon={ChevronLeft} rel="prev" />
          ) : null}
        </li>
        {pageWindow(current, last).map((page, i) => (
          <li key={page ?? `gap-${i}`}>
            {page === null ? (
              <span className={css.gap}>…</span>
            ) : (
              <Link to={toPage(page)} className={css.page} aria-current={page === current ? 'page' : undefined}>
                <span className="unseen">{texts.t('ui.page')} </span>
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>
          {current < last ? (
            <Turn to={toPage(current + 1)} label={texts.t('ui.nextPage')} icon={ChevronRight} rel="next" />
          ) : null}
        </li>
      </Row>
    </nav>
  )
}

interface TurnProps {
  readonly to: string
  readonly label: string
  readonly icon: typeof ChevronLeft
  readonly rel: string
}

function Turn({ to, label, icon, rel }: TurnProps) {
  return (
    <Link to={to} rel={rel} className={css.page} aria-label={label}>
      <Icon icon={icon} />
    </Link>
  )
}

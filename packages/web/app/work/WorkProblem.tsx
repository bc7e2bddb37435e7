import { can } from '@volante/domain/policy/policy'
import { isRouteErrorResponse } from 'react-router'
import { usePage } from '../shell/root-data.ts'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { LinkButton } from '../ui/action/LinkButton.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/States.tsx'
import { MissingRight } from './MissingRight.tsx'
import { missingRight } from './require-right.ts'
import { menuFor } from './frame/work-menu.ts'
import { WorkHead } from './WorkHead.tsx'
import css from './work.module.css'

interface WorkProblemProps {
  readonly error: unknown
  /** The list, where another try leads. */
  readonly retry: string
  /** What is said of a record that is not there, or beyond what the visitor may see. */
  readonly gone?: { readonly title: TextId; readonly text: TextId; readonly back: TextId }
}

const GONE = { title: 'work.resource.gone', text: 'work.resource.gone.text', back: 'work.resource.back' } as const

/** In the workplace's own frame: which right is missing, what is not there, what could not be read. */
export function WorkProblem({ error, retry, gone = GONE }: WorkProblemProps) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const missing = missingRight(error)
  const isBeyond = missing !== null && can(visitor, missing)
  const isOutsider = menuFor(visitor).length === 0
  const titles: Readonly<Record<number, TextId | undefined>> = {
    403: isOutsider ? 'work.forbidden.outsider' : isBeyond ? 'work.forbidden.beyondTitle' : 'work.forbidden.title',
    404: gone.title,
  }
  const title = t(titles[status] ?? 'work.error.title')
  return (
    <div className={css.problem}>
      <WorkHead title={title} />
      <h1 className="unseen">{title}</h1>
      {status === 403 ? (
        <MissingRight title={title} permission={missing} />
      ) : status === 404 ? (
        <EmptyState title={title} actions={<Way to={retry} text={gone.back} />}>
          {t(gone.text)}
        </EmptyState>
      ) : (
        <ErrorState title={title} actions={<Way to={retry} text="work.error.retry" />}>
          {t('work.error.text')}
        </ErrorState>
      )}
    </div>
  )
}

/** A page made anew: what failed may have failed in the browser. */
function Way({ to, text }: { readonly to: string; readonly text: TextId }) {
  return (
    <LinkButton to={to} variant="primary" reloadDocument>
      {useTexts().t(text)}
    </LinkButton>
  )
}

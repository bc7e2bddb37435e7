import { useTexts } from '../texts/texts.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { pageCameAt, useKeptPage } from './keep-page.ts'

interface KeptAsOfProps {
  /** The addresses its page belongs to. */
  readonly scope: string
  /** What the page shows: kept anew with every change. */
  readonly shown: unknown
  /** Kept under its whole address, beside the page without a query. */
  readonly isByQuery?: boolean
}

/** Has the page kept for a time without a line, and says then from when it is. */
export function KeptAsOf({ scope, shown, isByQuery = false }: KeptAsOfProps) {
  const { t, date } = useTexts()
  const isOffline = useKeptPage(scope, shown)
  return (
    <div role="status" data-keep-page={isByQuery ? 'query' : ''}>
      {isOffline ? (
        <InlineMessage tone="warn">{t('ui.keptAsOf', { moment: date(pageCameAt(), 'moment') })}</InlineMessage>
      ) : null}
    </div>
  )
}

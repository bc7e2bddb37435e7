import { lazy, Suspense, useState } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { InlineMessage } from '../../../ui/InlineMessage.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { answerPath } from '../answers/addresses.ts'
import type { StockAnswer } from '../answers/stock.ts'
import { useAnswer } from '../answers/use-answer.ts'
import { useConfigurator } from '../configurator-context.tsx'
import css from './summary.module.css'

/** Comparing comes with the answer: only who asks for the stock loads it. */
const StockMatches = lazy(() => import('./stock-matches.tsx'))

/** Is this very car to be had somewhere, and which comes nearest? Asked for on demand; a failure says so and can be retried. */
export function StockBlock() {
  const { t } = useTexts()
  const site = useSite()
  const { data } = useConfigurator()
  const [isAsked, setAsked] = useState(false)
  const { code, year } = data.car.mvs
  const query = new URLSearchParams({ version: code, year: String(year) })
  const answer = useAnswer<StockAnswer>(isAsked ? answerPath(site, data.model.slug, 'stock', query) : null)
  return (
    <section className={css.section} aria-labelledby="stock-title">
      <h3 id="stock-title" className={css.sectionTitle}>
        {t('configurator.stock.title')}
      </h3>
      {answer.status === 'idle' ? <Button onClick={() => setAsked(true)}>{t('configurator.stock.look')}</Button> : null}
      <div aria-live="polite">
        {answer.status === 'loading' ? <Spinner>{t('configurator.stock.loading')}</Spinner> : null}
        {answer.status === 'ready' ? (
          <Suspense>
            <StockMatches answer={answer.value} />
          </Suspense>
        ) : null}
        {answer.status === 'failed' ? (
          <InlineMessage
            tone="bad"
            title={t('configurator.stock.failed')}
            actions={<Button onClick={answer.retry}>{t('configurator.retry')}</Button>}
          >
            {t('configurator.safe')}
          </InlineMessage>
        ) : null}
      </div>
    </section>
  )
}

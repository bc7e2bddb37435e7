import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { AWAITING_SCRIPT } from '../../../ui/feedback/NeedsScript.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { summaryAddresses } from './addresses.ts'
import css from './summary.module.css'

/** Only who asks for the stock loads what compares it. */
const StockSearch = lazy(() => import('./StockSearch.tsx').catch(() => ({ default: SearchLost })))

/** Browsers do not fetch a lost module again before the page is loaded anew; the build is in the address. */
function SearchLost() {
  const { t } = useTexts()
  return (
    <InlineMessage
      tone="bad"
      isLive
      title={t('configurator.stock.failed')}
      actions={<Button onClick={() => location.reload()}>{t('configurator.retry')}</Button>}
    >
      {t('configurator.safe')}
    </InlineMessage>
  )
}

/** Is this very car to be had somewhere, and which comes nearest? Asked for on demand. */
export function StockBlock() {
  const { t } = useTexts()
  const site = useSite()
  const { data, index, build } = useConfigurator()
  const { reserve, order } = summaryAddresses(site, data.model.slug, index, build)
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={css.section} aria-labelledby="stock-title">
      <h3 id="stock-title" className={css.sectionTitle}>
        {t('configurator.stock.title')}
      </h3>
      {isAsked ? (
        <Suspense>
          <StockSearch />
        </Suspense>
      ) : (
        <Row gap={2}>
          <Button className={AWAITING_SCRIPT} onClick={() => setAsked(true)}>
            {t('configurator.stock.look')}
          </Button>
          <LinkButton to={reserve} reloadDocument>
            {t('configurator.reserve')}
          </LinkButton>
          <LinkButton to={order} reloadDocument>
            {t('configurator.order')}
          </LinkButton>
        </Row>
      )}
    </section>
  )
}

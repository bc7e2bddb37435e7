import { useState } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { answerPath } from '../responses/addresses.ts'
import type { StockAnswer } from '../responses/stock.ts'
import { useResponse } from '../responses/use-response.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { StockCity } from './StockCity.tsx'
import { StockMatches } from './StockMatches.tsx'
import { knownCity } from './visitor-city.ts'

/** The stock as seen from the visitor's city; a failure says so and can be retried. */
export default function StockSearch() {
  const { t } = useTexts()
  const site = useSite()
  const { data } = useConfigurator()
  const [near, ask] = useState(() => knownCity(site.country))
  const { code, year } = data.car.mvs
  const query = new URLSearchParams({ version: code, year: String(year), ...(near === '' ? {} : { near }) })
  const { status, value, retry } = useResponse<StockAnswer>(answerPath(site, data.model.slug, 'stock', query))
  return (
    <>
      <StockCity asked={near} answer={value} onAsk={ask} />
      <div aria-live="polite">
        {status === 'loading' ? <Spinner>{t('configurator.stock.loading')}</Spinner> : null}
        {status === 'ready' ? <StockMatches answer={value} /> : null}
        {status === 'failed' ? (
          <InlineMessage
            tone="bad"
            title={t('configurator.stock.failed')}
            actions={<Button onClick={retry}>{t('configurator.retry')}</Button>}
          >
            {t('configurator.safe')}
          </InlineMessage>
        ) : null}
      </div>
    </>
  )
}

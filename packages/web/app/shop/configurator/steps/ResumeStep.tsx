import { lazy, Suspense } from 'react'
import { useConfigurator } from '../configurator-context.tsx'
import { useDescription } from '../stage/use-description.ts'
import { StockBlock } from '../summary/StockBlock.tsx'
import { kindOfPrice } from '../../../car-price/argentine-taxes.ts'
import { SummaryLines } from '../summary/SummaryLines.tsx'
import { useSummary } from '../summary/use-summary.ts'
import { UpgradeOffer } from './VersionStep.tsx'

/** Of the last step and the summary alone; without its file the price and the stock stand there. */
const ShareBlock = lazy(() =>
  import('../summary/ShareBlock.tsx')
    .then(({ ShareBlock: Loaded }) => ({ default: Loaded }))
    .catch(() => ({ default: () => <></> })),
)

export function ResumeStep() {
  const { data, index, build, pricing } = useConfigurator()
  const summary = useSummary()
  const description = useDescription()
  return (
    <>
      <SummaryLines kind={kindOfPrice(data.car.mvs)} summary={summary} isAgreed={pricing.status === 'agreed'} />
      <Suspense>
        <ShareBlock data={data} index={index} build={build} total={pricing.total} description={description} />
      </Suspense>
      <StockBlock />
      <UpgradeOffer />
    </>
  )
}

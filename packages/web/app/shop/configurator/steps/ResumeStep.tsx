import { useConfigurator } from '../configurator-context.tsx'
import { useDescription } from '../stage/use-description.ts'
import { ShareBlock } from '../summary/ShareBlock.tsx'
import { StockBlock } from '../summary/StockBlock.tsx'
import { kindOfPrice } from '../../../car-price/argentine-taxes.ts'
import { SummaryLines } from '../summary/SummaryLines.tsx'
import { useSummary } from '../summary/use-summary.ts'
import { UpgradeOffer } from './VersionStep.tsx'

export function ResumeStep() {
  const { data, index, build, pricing } = useConfigurator()
  const summary = useSummary()
  const description = useDescription()
  return (
    <>
      <SummaryLines kind={kindOfPrice(data.car.mvs)} summary={summary} isAgreed={pricing.status === 'agreed'} />
      <ShareBlock data={data} index={index} build={build} total={pricing.total} description={description} />
      <StockBlock />
      <UpgradeOffer />
    </>
  )
}

import { useSite } from '../../../shell/root-data.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { summaryAddresses } from './addresses.ts'

/** The lead form with this car in its address. */
export function useProposalHref(): string {
  const site = useSite()
  const { data, index, build } = useConfigurator()
  return summaryAddresses(site, data.model.slug, index, build).proposal
}

import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import type { ConfiguratorData } from '../load-configurator.ts'
import { summaryAddresses } from './addresses.ts'
import css from './summary.module.css'

interface SummaryActionsProps {
  readonly data: ConfiguratorData
  readonly index: CatalogueIndex
  readonly build: Build
}

const OTHERS = ['reserve', 'order', 'drive', 'keep', 'passport'] as const

export function SummaryActions({ data, index, build }: SummaryActionsProps) {
  const { t } = useTexts()
  const addresses = summaryAddresses(useSite(), data.model.slug, index, build)
  return (
    <div className={css.actions}>
      <LinkButton variant="primary" to={addresses.proposal} reloadDocument>
        {t('configurator.proposal')}
      </LinkButton>
      {OTHERS.map((one) => (
        <LinkButton key={one} to={addresses[one]} reloadDocument>
          {t(`configurator.${one}`)}
        </LinkButton>
      ))}
      <LinkButton to={addresses.build} reloadDocument>
        {t('configurator.summary.edit')}
      </LinkButton>
    </div>
  )
}

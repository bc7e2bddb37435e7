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

export function SummaryActions({ data, index, build }: SummaryActionsProps) {
  const { t } = useTexts()
  const site = useSite()
  const {
    build: path,
    proposal,
    reserve,
    order,
    drive,
    keep,
    passport,
  } = summaryAddresses(site, data.model.slug, index, build)
  return (
    <div className={css.actions}>
      <LinkButton variant="primary" to={proposal} reloadDocument>
        {t('configurator.proposal')}
      </LinkButton>
      <LinkButton to={reserve} reloadDocument>
        {t('configurator.reserve')}
      </LinkButton>
      <LinkButton to={order} reloadDocument>
        {t('configurator.order')}
      </LinkButton>
      <LinkButton to={drive} reloadDocument>
        {t('configurator.drive')}
      </LinkButton>
      <LinkButton to={keep} reloadDocument>
        {t('configurator.keep')}
      </LinkButton>
      <LinkButton to={passport} reloadDocument>
        {t('configurator.passport')}
      </LinkButton>
      <LinkButton to={path} reloadDocument>
        {t('configurator.summary.edit')}
      </LinkButton>
    </div>
  )
}

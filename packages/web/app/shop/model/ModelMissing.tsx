import { Page } from '../../ui/layout/Page.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import type { Suggestion } from './load-model.ts'
import { Row } from '../../ui/layout/Stack.tsx'

/** An address of no model of this site: what it may have meant, and all there are. */
export function ModelMissing({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <Page width="content" gap={4}>
      <title>{t('shell.error.prefix', { title: t('shop.model.missingTitle') })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('shop.model.missingTitle')}</h1>
      <p>{t('shop.model.missingText', { brandName: site.brandName })}</p>
      <Row as="ul">
        {suggestions.map(({ slug, name }) => (
          <li key={slug}>
            <LinkButton to={pathTo(site, 'model', { model: slug })}>{name}</LinkButton>
          </li>
        ))}
        <li>
          <LinkButton variant="primary" to={pathTo(site, 'models')}>
            {t('shop.range.all')}
          </LinkButton>
        </li>
      </Row>
    </Page>
  )
}

import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'

/** Where no table helps a person does: the car is looked at, and somebody answers. */
export function FindNothing() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Stack as="section" gap={4} aria-labelledby="person" className="ruled">
      <h2 id="person">{t('valuation.person')}</h2>
      <p className="soft">{t('valuation.personText')}</p>
      <Row>
        <LinkButton to={pathTo(site, 'dealers')} reloadDocument>
          {t('valuation.dealers')}
        </LinkButton>
        <LinkButton variant="quiet" to={pathTo(site, 'contact')} reloadDocument>
          {t('valuation.contact')}
        </LinkButton>
      </Row>
    </Stack>
  )
}

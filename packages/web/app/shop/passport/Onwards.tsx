import type { PassportContent } from '@volante/contract/price-passport'
import { addressOfCodes } from '@volante/domain/configuration/address'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'

/** From what was to what is: the same terms today, the same car, or other cars. */
export function Onwards({ passport }: { readonly passport: PassportContent }) {
  const site = useSite()
  const { t } = useTexts()
  const { car, terms, priceNow } = passport
  const { slug } = car
  const query = addressOfCodes({ ...car, mvsCode: car.mvs })
  const again = terms && {
    plan: terms.planId,
    entrance: terms.entrancePercent,
    count: terms.count,
    final: terms.finalPercent,
    who: terms.borrower === 'person' ? null : terms.borrower,
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="onwards-title">
      <h2 id="onwards-title">{t('passport.onwards')}</h2>
      <Row gap={3}>
        {slug === null ? (
          <LinkButton to={pathTo(site, 'models')} variant="primary" reloadDocument>
            {t('passport.models')}
          </LinkButton>
        ) : (
          <>
            <LinkButton
              to={pathTo(site, 'financing', null, { version: car.mvs, price: priceNow, ...again })}
              variant="primary"
              reloadDocument
            >
              {t('passport.simulate')}
            </LinkButton>
            <LinkButton to={`${pathTo(site, 'reserve')}?${query}`} reloadDocument>
              {t('passport.reserve')}
            </LinkButton>
            <LinkButton to={`${pathTo(site, 'configurator', { model: slug })}?${query}`} variant="quiet" reloadDocument>
              {t('passport.build')}
            </LinkButton>
          </>
        )}
      </Row>
      <p className="soft small">{t('passport.notReserved')}</p>
    </Stack>
  )
}

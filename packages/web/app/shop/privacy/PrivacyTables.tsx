import { TERMS_COOKIE } from '@volante/domain/financing/buyers-terms'
import { PARTNER_COOKIE } from '@volante/domain/lead/partner-link'
import { AD_CLICK_COOKIE } from '@volante/domain/order/campaign'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'

const PURPOSES = ['proposal', 'message', 'withdrawal', 'news', 'logs'] as const
const FACTS = ['data', 'basis', 'kept'] as const

export function PurposeTable() {
  const { t } = useTexts()
  return (
    <Table caption={t('legal.privacy.purposes')} isCaptionHidden>
      <thead>
        <tr>
          {(['purpose', ...FACTS] as const).map((fact) => (
            <th key={fact} scope="col">
              {t(`legal.privacy.${fact}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PURPOSES.map((purpose) => (
          <tr key={purpose}>
            <th scope="row">{t(`legal.privacy.${purpose}`)}</th>
            {FACTS.map((fact) => (
              <td key={fact}>{t(`legal.privacy.${purpose}.${fact}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const COOKIES = [
  ['volante-consent', 'necessary', 'consent', 'legal.privacy.cookies.consent.kept'],
  ['XSRF-TOKEN', 'necessary', 'xsrf', 'legal.privacy.cookies.session'],
  ['volante-session', 'necessary', 'account', 'legal.privacy.cookies.account.kept'],
  ['volante-idp', 'necessary', 'account', 'legal.privacy.cookies.account.kept'],
  ['volante-known', 'necessary', 'account', 'legal.privacy.cookies.account.kept'],
  ['volante-device', 'necessary', 'device', 'legal.privacy.cookies.device.kept'],
  [TERMS_COOKIE, 'necessary', 'terms', 'legal.privacy.cookies.click.kept'],
  ['utm', 'marketing', 'campaign', 'legal.privacy.cookies.session'],
  [AD_CLICK_COOKIE.name, 'marketing', 'click', 'legal.privacy.cookies.click.kept'],
  [PARTNER_COOKIE.name, 'marketing', 'partner', 'legal.privacy.cookies.partner.kept'],
] as const

export function CookieTable() {
  const { t } = useTexts()
  return (
    <Table caption={t('legal.privacy.cookies')} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{t('legal.privacy.cookies.name')}</th>
          <th scope="col">{t('legal.privacy.cookies.category')}</th>
          <th scope="col">{t('legal.privacy.purpose')}</th>
          <th scope="col">{t('legal.privacy.kept')}</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([name, category, purpose, kept]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t(`shell.consent.${category}`)}</td>
            <td>{t(`legal.privacy.cookies.${purpose}`)}</td>
            <td>{t(kept)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

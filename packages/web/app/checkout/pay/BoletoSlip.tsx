import { Link } from 'react-router'
import type { ChargeView } from '@volante/contract/order-shapes'
import { Download } from '../../ui/action/icons.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CopyCode } from './CopyCode.tsx'
import type { Pay } from './load-pay.ts'
import css from './pay.module.css'
import { openPapers } from './pay-state.ts'
import { Other } from './PixCode.tsx'

/** The slip: line to type or copy, PDF, due day, and how long the bank takes (CK7). */
export function BoletoSlip({ pay, charge }: { readonly pay: Pay; readonly charge: ChargeView }) {
  const { t, date, money } = useTexts()
  const { boleto } = charge
  if (!boleto) return null
  return (
    <Stack gap={5}>
      <dl className={css.facts}>
        <div>
          <dt>{t('checkout.boleto.due')}</dt>
          {/* Noon, so that no time zone moves the day. */}
          <dd>{date(`${boleto.dueDay}T15:00:00Z`, 'long')}</dd>
        </div>
        <div>
          <dt>{t('checkout.boleto.amount')}</dt>
          <dd>{money(charge.value)}</dd>
        </div>
      </dl>
      <CopyCode
        id="boleto-line"
        label={t('checkout.boleto.line')}
        code={spacedLine(boleto.line)}
        copy={t('checkout.boleto.copy')}
        rows={2}
        isMain
      />
      <p>
        <a className="tap" href={`/api/payment/charges/${charge.id}/boleto`} download>
          <Icon icon={Download} /> {t('checkout.boleto.pdf')}
        </a>
      </p>
      <InlineMessage tone="info">{t('payment.boleto.compensation')}</InlineMessage>
      <Other pay={pay} charge={charge} />
    </Stack>
  )
}

/** As it is printed: 5.5 5.6 5.6 1 14. */
const spacedLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')

/** A boleto is issued only once the documents are in. */
export function DocumentsFirst({ pay: { order, state } }: { readonly pay: Pay }) {
  const { t } = useTexts()
  const site = useSite()
  const others = 'purpose' in state ? order.payable[state.purpose].filter((kind) => kind !== 'boleto') : []
  const [kind] = others
  const rest = 'purpose' in state && state.purpose === 'remaining' ? 1 : null
  return (
    <Stack gap={5}>
      <InlineMessage tone="warn" title={t('payment.boleto.documentsFirst')}>
        <ul>
          {openPapers(order).map((one) => (
            <li key={one.kind}>{t(`order.document.${one.kind}`)}</li>
          ))}
        </ul>
      </InlineMessage>
      <p>
        <LinkButton variant="primary" size="large" to={pathTo(site, 'orderDocuments', { order: order.id })}>
          {t('order.action.uploadDocuments')}
        </LinkButton>
      </p>
      <p className="soft small">{t('checkout.boleto.then')}</p>
      {kind ? (
        <Link to={pathTo(site, 'orderPay', { order: order.id }, { kind, rest })}>{t('checkout.pay.otherWay')}</Link>
      ) : null}
    </Stack>
  )
}

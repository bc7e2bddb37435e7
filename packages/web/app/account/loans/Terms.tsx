import type { Proposal } from '@volante/contract/financing-proposals'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import css from './loans.module.css'

type ShownTerms = Pick<
  Proposal,
  | 'planName'
  | 'lender'
  | 'price'
  | 'entrance'
  | 'financed'
  | 'numberOfInstallments'
  | 'installment'
  | 'finalInstallment'
  | 'totalValue'
  | 'costRate'
>

/** A month with its cost right beneath it, then what makes it up (FS2). */
export function Terms({ terms }: { readonly terms: ShownTerms }) {
  const { t, number } = useTexts()
  const isBrazil = useSite().country === 'BR'
  const lines = [
    ['price', terms.price],
    ['entrance', terms.entrance],
    ['financed', terms.financed],
    ...(terms.finalInstallment > 0 ? [['final', terms.finalInstallment] as const] : []),
    ['total', terms.totalValue],
  ] as const
  return (
    <div className={css.terms}>
      <p className="soft">
        {terms.planName} · {terms.lender}
      </p>
      <p>
        <span className="soft">{t('financing.times', { count: terms.numberOfInstallments })}</span>{' '}
        <Price amount={terms.installment} hasCents size="large" />
      </p>
      {terms.costRate === null ? null : (
        <p className={isBrazil ? 'strong' : css.cft}>
          {t(isBrazil ? 'financing.fact.cet' : 'financing.fact.cft')}{' '}
          {number(terms.costRate, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%
        </p>
      )}
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`loan.line.${name}`)}</dt>
            <dd>
              <Price amount={amount} hasCents />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

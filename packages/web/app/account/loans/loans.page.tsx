import type { Proposal } from '@volante/contract/financing-proposals'
import type { RouteHandle } from '@volante/contract/page'
import { loanProgress } from '@volante/domain/financing/progress'
import { formatPrice } from '@volante/domain/money/price'
import { CreditCard } from '../../ui/action/rare-icons.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from '../area.module.css'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/loans.page'
import lines from './loans.module.css'
import { LOAN_TONES } from '../../ui/data/loan-tones.ts'

export const handle = { texts: ['account', 'loan', 'ui'], cache: false, query: ['page'] } satisfies RouteHandle

const SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const at = Math.max(1, Number(url.searchParams.get('page')) || 1)
  const { items, total, begun } = await known.api.financing.proposals({ query: { page: at - 1, size: SIZE } })
  const homeOf = (site: string) => known.sites.find(({ id }) => id === site) ?? known.site
  const loans = items.map((one) => ({ ...one, href: pathTo(homeOf(one.site), 'loan', { loan: one.id }) }))
  const forms = begun.map((one) => ({
    ...one,
    href: pathTo(homeOf(one.site), 'loanForm', { simulation: one.simulationId }),
  }))
  return { loans, forms, at, last: Math.ceil(total / SIZE) }
}

/** Proposals to banks of this account, newest first. */
export default function Loans({ loaderData: { loans, forms, at, last } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <AccountFrame area="loans" title={t('account.area.loans')} lead={t('loan.list.lead')}>
      <BegunForms forms={forms} />
      {loans.length === 0 && forms.length > 0 ? null : loans.length === 0 ? (
        <EmptyState
          icon={CreditCard}
          title={t('loan.list.emptyTitle')}
          actions={
            site.brand === 'portal' ? undefined : (
              <LinkButton to={pathTo(site, 'financing')} reloadDocument>
                {t('loan.simulate')}
              </LinkButton>
            )
          }
        >
          {t('loan.list.emptyText')}
        </EmptyState>
      ) : (
        <ul role="list" className={css.areas}>
          {loans.map((loan) => (
            <LoanLine key={loan.id} loan={loan} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('account.area.loans')}
        current={at}
        last={last}
        toPage={(one) => pathTo(site, 'loans', null, { page: one })}
      />
    </AccountFrame>
  )
}

type Forms = Route.ComponentProps['loaderData']['forms']

/** Forms that were begun, here or on another device, each at its first open step. */
function BegunForms({ forms }: { readonly forms: Forms }) {
  const { t, date } = useTexts()
  if (forms.length === 0) return null
  return (
    <Stack as="section" gap={0} aria-labelledby="begun-title">
      <h2 id="begun-title">{t('loan.begun.title')}</h2>
      <ul role="list" className={css.areas}>
        {forms.map(({ simulationId, href, car, lender, step, changedAt }) => (
          <li key={simulationId}>
            <a href={href}>
              <span>{car}</span>
              <span className="soft">
                {lender}, {t('loan.begun.kept', { at: date(changedAt, 'moment') })}
                <span className={lines.line}>{t('loan.begun.open', { step: t(`loan.step.${step ?? 'send'}`) })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** One proposal: what it is for, how it stands, and what comes next. */
function LoanLine({ loan }: { readonly loan: Proposal & { readonly href: string } }) {
  const { t, date } = useTexts()
  const { href, car, lender, numberOfInstallments: count, installment, currency, sentAt, state } = loan
  const { next, who } = loanProgress(loan)
  return (
    <li>
      <a href={href}>
        <span>{car}</span>
        <span className="soft">
          {lender}, {t('loan.list.month', { count, month: formatPrice(installment, currency) })} · {date(sentAt, 'day')}{' '}
          <StatusTag tone={LOAN_TONES[state]}>{t(`loan.state.${state}`)}</StatusTag>
          <span className={lines.line}>
            {who && `${t(`loan.who.${who}`)}: `}
            {t(`loan.next.${next}`)}
          </span>
        </span>
      </a>
    </li>
  )
}

import type { ReactNode } from 'react'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import css from './frame.module.css'

/** The steps of a reservation (spec platform §2). */
export const CHECKOUT_STEPS = ['showcase', 'register', 'reservation', 'payment'] as const
type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

interface CheckoutFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Where the reservation stands; left out once it is done. */
  readonly step?: CheckoutStep
  readonly isRefused?: boolean
  /** The summary: first on a phone, beside the work where there is room. */
  readonly aside?: ReactNode
  /** On a phone the work comes first, where a code waits to be copied. */
  readonly isAsideLast?: boolean
  /** Beside the title, e.g. how long is left. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** One column of work with the summary always in sight. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { title, lead, step, isRefused = false, aside, isAsideLast = false, beside, children } = props
  const { t } = useTexts()
  return (
    <div className={css.page} data-aside={aside ? (isAsideLast ? 'last' : 'first') : undefined}>
      <PageHead title={isRefused ? t('shell.error.prefix', { title }) : title} hidden />
      <header className={css.head}>
        {step ? <Steps current={step} /> : null}
        <Row gap={[2, 5]} align="baseline" justify="space-between">
          <h1>{title}</h1>
          {beside}
        </Row>
        {lead ? <div className={css.lead}>{lead}</div> : null}
      </header>
      {aside ? <aside className={css.aside}>{aside}</aside> : null}
      <div className={css.main}>{children}</div>
    </div>
  )
}

function Steps({ current }: { readonly current: CheckoutStep }) {
  const { t } = useTexts()
  const at = CHECKOUT_STEPS.indexOf(current)
  return (
    <ol className={css.steps} role="list" aria-label={t('checkout.steps')}>
      {CHECKOUT_STEPS.map((step, nth) => (
        <li
          key={step}
          data-state={nth < at ? 'done' : nth === at ? 'current' : 'todo'}
          aria-current={nth === at ? 'step' : undefined}
        >
          {t(`checkout.step.${step}`)}
          {nth < at ? <span className="unseen">, {t('ui.stepDone')}</span> : null}
        </li>
      ))}
    </ol>
  )
}

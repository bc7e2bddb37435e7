import { type Drawing, Route } from '../ui/action/icons.ts'
import { Gauge, ShieldCheck } from '../ui/action/rare-icons.ts'
import type { ReactNode } from 'react'
import { PageHead } from '../shell/PageHead.tsx'
import { useSite } from '../shell/root-data.ts'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { Icon } from '../ui/action/Icon.tsx'
import { Opening } from '../ui/layout/Page.tsx'
import css from './entry.module.css'

interface EntryFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The page itself says that something was refused, as a link that is spent: so does its title. */
  readonly isRefused?: boolean
  readonly isWide?: boolean
  /** First of all, e.g. the car that is about to be reserved. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

const REASONS: readonly (readonly [Drawing, TextId])[] = [
  [Gauge, 'account.reason.build'],
  [Route, 'account.reason.order'],
  [ShieldCheck, 'account.reason.data'],
]

/** Doors of the account: one form, and beside it, where there is room, what it is good for. */
export function EntryFrame({ title, lead, isRefused = false, isWide = false, above, children }: EntryFrameProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <div className={css.entry}>
      <PageHead title={isRefused ? t('shell.error.prefix', { title }) : title} hidden />
      <div className={css.main} data-wide={isWide || undefined}>
        {above}
        <Opening size="small" title={title} lead={lead} />
        {children}
      </div>
      <aside className={css.stage} aria-labelledby="reasons">
        <div className={css.reasons}>
          <h2 id="reasons">{t('account.reasons', { brand: site.brandName })}</h2>
          <ul role="list">
            {REASONS.map(([icon, text]) => (
              <li key={text}>
                <Icon icon={icon} />
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}

import type { RegretKind } from '@volante/contract/regret-rules'
import type { ReactNode } from 'react'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Protocol } from '../../ui/data/Protocol.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { RequestForm } from './RequestForm.tsx'
import css from './RequestPage.module.css'
import { REQUEST_PAGE } from './request-forms.ts'

export interface RequestPageProps {
  readonly kind: RegretKind
  /** The request's code once it is kept. */
  readonly code: string | null
  /** What the page's action returned. */
  readonly answer: unknown
  readonly lead: string
  /** Beside the lead, e.g. until when. */
  readonly aside?: ReactNode
}

/** A right that is used here and now: what it is, the form, what happens next. No account, no other step. */
export function RequestPage({ kind, code, answer, lead, aside }: RequestPageProps) {
  const { t } = useTexts()
  const { brandName } = useSite()
  const name = REQUEST_PAGE[kind]
  const title = t(code ? `legal.${name}.done` : `legal.${name}.title`)
  return (
    <Page className={css.page}>
      <PageHead
        title={title}
        description={t(`legal.${name}.description`, { brand: brandName })}
        hidden={code !== null}
      />
      {code ? (
        <Receipt title={title} code={code} />
      ) : (
        <>
          <Opening title={title} lead={lead}>
            {aside}
          </Opening>
          <RequestForm kind={kind} answer={answer} />
          <NextSteps name={name} />
        </>
      )}
    </Page>
  )
}

function NextSteps({ name }: { readonly name: 'regret' | 'unsubscribe' }) {
  const { t } = useTexts()
  return (
    <aside className={css.next} aria-labelledby="next">
      <h2 id="next">{t('legal.regret.next')}</h2>
      <ol>
        {(['code', 'contact', 'money'] as const).map((step) => (
          <li key={step}>{t(`legal.${name}.next.${step}`)}</li>
        ))}
      </ol>
      <p className="soft small">{t(`legal.${name}.law`)}</p>
    </aside>
  )
}

function Receipt({ title, code }: { readonly title: string; readonly code: string }) {
  const { t } = useTexts()
  const site = useSite()
  const { phone, hours } = site.legal
  return (
    <div className={css.receipt}>
      <FocusedHeading>{title}</FocusedHeading>
      <Protocol label={t('legal.done.code')} code={code} />
      <p>{t('legal.done.keep')}</p>
      <p>{t('legal.done.help', { phone, hours })}</p>
      <LinkButton to={basePath(site)} reloadDocument>
        {t('legal.done.home')}
      </LinkButton>
    </div>
  )
}

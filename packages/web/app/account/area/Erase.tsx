import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { refusedOf } from '../../forms/refused.ts'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from '../area.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'

interface EraseProps {
  readonly answer: unknown
  readonly hasPassword: boolean
}

/** What goes, what stays and why, before anything is pressed. */
export function Erase({ answer, hasPassword }: EraseProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <section aria-labelledby="erase">
      <h2 id="erase">{t('account.erase.title')}</h2>
      <p>{t('account.erase.text')}</p>
      <ul className={css.kept}>
        <li>{t('account.erase.orders')}</li>
        <li>{t('account.erase.consents')}</li>
        <li>{t('account.erase.security')}</li>
      </ul>
      <p>
        {t('account.erase.openOrder')} <Link to={pathTo(site, 'orders')}>{t('account.home.allOrders')}</Link>
      </p>
      <details className={css.more} open={refusedOf(answer, FORMS.erase) !== null}>
        <summary>{t('account.erase.open')}</summary>
        <Form
          form={FORMS.erase}
          answer={answer}
          submit={t('account.erase.submit')}
          look={{ variant: 'danger' }}
          className={css.narrow}
        >
          {hasPassword && <Field name="password" isOptional={false} required />}
          <Field name="understood" />
        </Form>
      </details>
    </section>
  )
}

export interface Erasure {
  readonly kept: readonly { readonly what: string; readonly why: string; readonly rows: number }[]
}

/** What stayed, and the law that asks for it. */
export function Erased({ kept }: Erasure) {
  const { t } = useTexts()
  const site = useSite()
  const stays = kept.filter(({ rows }) => rows > 0)
  return (
    <EntryFrame title={t('account.erased.title')} lead={t('account.erased.text')}>
      {stays.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="stays">
          <h2 id="stays" className="text-22">
            {t('account.erased.stays')}
          </h2>
          <dl>
            {stays.map(({ what, why }) => (
              <div key={what}>
                <dt>
                  <strong>{what}</strong>
                </dt>
                <dd className="soft small">{why}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      )}
      <a href={basePath(site)} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {t('account.toHome')}
      </a>
    </EntryFrame>
  )
}

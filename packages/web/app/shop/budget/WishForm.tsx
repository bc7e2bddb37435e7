import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns, Row } from '../../ui/layout/Stack.tsx'
import { type Amount, AMOUNTS, queryOfWish } from './budget-address.ts'
import css from './budget.module.css'
import type { BudgetPage } from './load-budget.ts'
import { searchThread } from './search-thread.ts'

const PAUSE_MS = 350

/** The wish as a form of the address: with script each change is answered at once. */
export function WishForm({ page }: { readonly page: BudgetPage }) {
  const { wish, typed, isUnreadable, answer } = page
  const { site, sites } = usePage()
  const { t, money } = useTexts()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = useFormKey(wish)
  const ask = (form: HTMLFormElement, pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      // As an address and not as a form: the frame around it needs no server.
      void navigate({ search: `?${queryOf(form)}` }, { replace: true, preventScrollReset: true })
    }, pause)
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Typed before the script was there.
    const early = form.current && queryOf(form.current)
    if (form.current && early && AMOUNTS.some((name) => (early.get(name) ?? '') !== typed[name])) ask(form.current, 0)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it begins
  }, [])
  const amount = (name: Amount, label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: isUnreadable[name] ? t('validation.amount.invalid') : undefined,
  })
  const nameOf = (brand: string) =>
    sites.find((one) => one.brand === brand && one.country === site.country)?.brandName ?? brand
  return (
    <Form
      key={key.current}
      ref={form}
      action={pathTo(site, 'budget')}
      className={css.form}
      autoComplete="off"
      aria-busy={state === 'loading'}
      onFocus={() =>
        void searchThread({ site: site.id, country: site.country, version: answer.version }).catch(() => {})
      }
      onChange={({ currentTarget, target }) => {
        key.own()
        ask(currentTarget, target instanceof HTMLInputElement && target.type !== 'checkbox' ? PAUSE_MS : 0)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        ask(event.currentTarget, 0)
      }}
    >
      <div className={css.first}>
        <MoneyField {...amount('monthly', t('budget.monthly'))} className={css.month} />
        <MoneyField {...amount('down', t('budget.down'))} isOptional />
        <MoneyField
          {...amount('trade', t('budget.trade'))}
          isOptional
          hint={<a href={pathTo(site, 'valuation')}>{t('budget.tradeHint')}</a>}
        />
      </div>
      {wish.monthly === null && answer.presets.length > 0 ? (
        <Row gap={2} aria-label={t('budget.presets')} role="group">
          {answer.presets.map((monthly) => (
            <LinkButton
              key={monthly}
              variant="quiet"
              to={pathTo(site, 'budget', null, queryOfWish({ ...wish, monthly }))}
            >
              {t('budget.preset', { month: money(monthly, true) })}
            </LinkButton>
          ))}
        </Row>
      ) : null}
      <div className={css.locks}>
        <Select
          name="count"
          label={t('budget.count')}
          defaultValue={wish.count ?? ''}
          options={[
            { value: '', label: t('budget.anyCount') },
            ...answer.counts.map((one) => ({ value: String(one), label: t('budget.months', { count: one }) })),
          ]}
        />
        <Select
          name="plan"
          label={t('budget.plan')}
          defaultValue={wish.plan ?? ''}
          options={[
            { value: '', label: t('budget.anyPlan') },
            { value: 'noFinal', label: t('budget.noFinal') },
            ...answer.plans.map(({ type, name }) => ({ value: type, label: name })),
          ]}
        />
        <Select
          name="brand"
          label={t('budget.brand')}
          defaultValue={wish.brand ?? 'all'}
          options={[
            { value: 'all', label: t('budget.anyBrand') },
            ...answer.brands.map((brand) => ({ value: brand, label: nameOf(brand) })),
          ]}
        />
      </div>
      <Disclosure title={t('budget.must', { count: wish.must.length })} isOpen={wish.must.length > 0}>
        <Columns least="15rem" gap={[0, 5]}>
          {answer.features.map(({ key: value, name }) => (
            <Checkbox key={value} name="must" value={value} label={name} defaultChecked={wish.must.includes(value)} />
          ))}
        </Columns>
      </Disclosure>
      <noscript>
        <Button type="submit" variant="primary">
          {t('budget.show')}
        </Button>
      </noscript>
    </Form>
  )
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value))
  return query
}

/** A wish that came by a link, or by Back, fills the fields anew; one that was typed leaves them and the caret alone. */
function useFormKey(wish: BudgetPage['wish']) {
  const now = JSON.stringify(wish)
  const isOwn = useRef(false)
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    if (!isOwn.current) setCurrent(now)
    isOwn.current = false
  }, [now])
  return {
    current,
    own: () => {
      isOwn.current = true
    },
  }
}

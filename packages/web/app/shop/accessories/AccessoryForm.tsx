import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import css from './accessories.module.css'
import { ACCESSORY_PARAMETERS } from './accessory-filter.ts'
import type { Accessories } from './load-accessories.ts'

/** After the last key of a search. */
const WAIT_MS = 250

/** A plain GET form; with script each choice answers at once and the count is said. */
export function AccessoryForm({ filter, versions, budgets, count }: Accessories) {
  const { t, money } = useTexts()
  const site = useSite()
  const { apply, isTouched } = useInstantForm()
  const said = t('accessories.count', { count })
  const isNarrowed = filter.version !== null || filter.max !== null || filter.q !== null
  const shown = [...new Set([...budgets, ...(filter.max === null ? [] : [filter.max])])].sort((a, b) => a - b)
  const versionsFirst = versions.length > 0
  return (
    <Form
      action={pathTo(site, 'accessories')}
      role="search"
      aria-label={t('accessories.filter')}
      className={css.form}
      onInput={apply}
    >
      {filter.model === null ? null : <input type="hidden" name="model" value={filter.model} />}
      <TextField
        key={`q ${filter.model}`}
        name="q"
        type="search"
        label={t('accessories.search')}
        placeholder={t('accessories.searchHint')}
        defaultValue={filter.q ?? ''}
        maxLength={100}
        autoComplete="off"
      />
      {versionsFirst ? (
        <Select
          key={`version ${filter.model} ${filter.version}`}
          name="version"
          label={t('accessories.version')}
          options={versions}
          placeholder={t('accessories.anyVersion')}
          defaultValue={filter.version ?? ''}
        />
      ) : null}
      <Select
        key={`max ${filter.max}`}
        name="max"
        label={t('accessories.value')}
        placeholder={t('accessories.anyValue')}
        defaultValue={filter.max ?? ''}
        options={shown.map((units) => ({
          value: String(units),
          label: t('accessories.upTo', { price: money(units * 100, true) }),
        }))}
      />
      <noscript>
        <Button type="submit">{t('accessories.apply')}</Button>
      </noscript>
      <p className={css.count}>
        <output aria-live="off">{said}</output>
        {isNarrowed ? (
          <Link to={pathTo(site, 'accessories', null, { model: filter.model })} preventScrollReset>
            {t('accessories.clear')}
          </Link>
        ) : null}
      </p>
      <LiveRegion>{isTouched ? said : ''}</LiveRegion>
    </Form>
  )
}

/** Sends a GET form as it changes: choices at once, words after a short wait; the address holds what is not empty. */
function useInstantForm() {
  const site = useSite()
  const navigate = useNavigate()
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const query = Object.fromEntries(ACCESSORY_PARAMETERS.map((name) => [name, formText(fields, name).trim()]))
    void navigate(pathTo(site, 'accessories', null, query), { replace: true, preventScrollReset: true })
  }
  const apply = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    setTouched(true)
    clearTimeout(timer.current)
    if (target instanceof HTMLSelectElement) send(currentTarget)
    else timer.current = setTimeout(() => send(currentTarget), WAIT_MS)
  }
  return { apply, isTouched }
}

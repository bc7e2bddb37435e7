import { stateName } from '@volante/domain/places'
import { useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from '../desk.module.css'
import { isNarrowed, leadAddress, readLeadQuery } from './lead-address.ts'
import type { LeadsData } from './load-leads.ts'

/** A plain search form; with script a choice applies at once, the text on Enter. */
export function LeadFilters({ data: { dealers, places, query } }: { readonly data: LeadsData }) {
  const { t } = useTexts()
  const { sites } = usePage()
  const navigate = useNavigate()
  const apply = (filled: HTMLFormElement) => void navigate(addressOf(filled))
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)
  // A field follows the address (Back, a link) when its own part of it changes: the focus and what is being typed meanwhile stay.
  useEffect(() => {
    const before = new Map<string, unknown>(Object.entries(shown.current))
    shown.current = query
    for (const [name, value] of Object.entries(query)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      if (isField && before.get(name) !== value) field.value = String(value ?? '')
    }
  }, [query])
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t('desk.filter')}
      className={css.filters}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) apply(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <Select
        name="site"
        label={t('desk.filter.site')}
        defaultValue={query.site}
        placeholder={t('desk.filter.allSites')}
        options={sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` }))}
      />
      <Select
        name="dealer"
        label={t('desk.filter.dealer')}
        defaultValue={query.dealer}
        placeholder={t('desk.filter.allDealers')}
        options={dealers.map(({ code, name, leads }) => ({ value: code, label: `${name} (${leads})` }))}
      />
      <Select
        name="place"
        label={t('desk.filter.place')}
        defaultValue={query.place}
        placeholder={t('desk.filter.anyPlace')}
        options={places.map(({ code, leads }) => ({ value: code, label: `${stateName(code)} (${leads})` }))}
      />
      <Select
        name="state"
        label={t('desk.filter.state')}
        defaultValue={query.state}
        placeholder={t('desk.filter.anyState')}
        options={[
          { value: 'inTime', label: t('desk.filter.inTime') },
          { value: 'late', label: t('desk.filter.late') },
        ]}
      />
      <TextField
        name="text"
        label={t('desk.filter.text')}
        defaultValue={query.text}
        type="search"
        autoComplete="off"
        maxLength={80}
        className={css.wide}
      />
      <div className={css.filterActions}>
        <Button type="submit" size="small">
          {t('desk.filter.apply')}
        </Button>
        {isNarrowed(query) && (
          <a href="/desk" className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {t('desk.filter.clear')}
          </a>
        )}
      </div>
    </Form>
  )
}

/** Without script a form names its empty fields too; the page reads both alike. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return leadAddress(readLeadQuery(new URLSearchParams(fields)))
}

import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { type Choice, Select } from '../../ui/Select.tsx'
import type { DealerQuery } from './dealer-query.ts'
import css from './dealers.module.css'
import { LocateButton } from './LocateButton.tsx'
import { usePlaces } from './usePlaces.ts'

interface DealerSearchFormProps {
  readonly query: DealerQuery
  readonly states: readonly Choice[]
  readonly isSearching: boolean
}

/** A plain GET form; with script cities are suggested while typing and the device may say where it is. */
export function DealerSearchForm({ query, states, isSearching }: DealerSearchFormProps) {
  const { t } = useTexts()
  const site = useSite()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(query.text)
  const places = usePlaces(typed)
  // What was typed before the script came must outlive the change to the richer field.
  useEffect(() => setTyped(fieldOf(form.current)?.value ?? ''), [])
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'q') setTyped(target.value)
  }
  const choose = (label: string | null) => {
    if (label !== null && label !== query.text) void navigate(pathTo(site, 'dealers', null, { q: label }))
  }
  // Open suggestions take the first Enter for themselves; without a chosen one it means: search what is typed.
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (target.ariaExpanded === 'true' && !target.getAttribute('aria-activedescendant')) currentTarget.requestSubmit()
  }
  return (
    <div className={css.search}>
      <Form
        ref={form}
        action={pathTo(site, 'dealers')}
        role="search"
        aria-label={t('dealers.search')}
        className={css.form}
        onInput={onInput}
        onKeyDownCapture={onKeyDown}
      >
        <ComboBox
          key={query.text}
          id="dealer-query"
          name="q"
          label={t('dealers.query')}
          options={places}
          defaultInputValue={typed}
          onInput={setTyped}
          onChoose={choose}
        />
        <Select
          key={`state ${query.state}`}
          name="state"
          label={t('dealers.state')}
          options={states}
          placeholder={t('dealers.anyState')}
          defaultValue={query.state ?? ''}
        />
        <Button type="submit" variant="primary" icon={Search} pending={isSearching ? t('dealers.finding') : null}>
          {t('dealers.find')}
        </Button>
      </Form>
      <LocateButton />
    </div>
  )
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem('q')
  return field instanceof HTMLInputElement ? field : null
}

import type { ScopePlaces } from '@volante/contract/users-admin'
import { useFormField } from '../../../forms/form-state.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Checkbox } from '../../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../../ui/field/Fieldset.tsx'
import { useBrandNames } from '../../../work/brand-names.ts'
import { Columns } from '../../../ui/layout/Stack.tsx'
import { Field } from '../people-forms.ts'
import css from '../users.module.css'

type Kind = 'markets' | 'brands' | 'regions' | 'dealerGroups'

interface ScopeFieldsProps {
  readonly places: ScopePlaces
}

/** Where the roles hold: of each kind what the visitor may give, and what is held already. */
export function ScopeFields({ places }: ScopeFieldsProps) {
  const { t } = useTexts()
  const { brands, nameOf } = useBrandNames()
  const all = places.markets.includes('all')
  const every = (kind: Kind) => ({ value: 'all', label: t(`admin.users.every.${kind}`) })
  const of = (list: ScopePlaces['regions']) =>
    list.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))
  const markets = places.markets.map((value) =>
    value === 'all' ? every('markets') : { value, label: t(`admin.users.market.${value}`) },
  )
  return (
    <Fieldset kind="section" legend={t('admin.users.scopes')} hint={t('admin.users.scopesHint')}>
      <Choices kind="markets" offered={markets} />
      <Choices kind="brands" offered={[...brands.map((value) => ({ value, label: nameOf(value) })), every('brands')]} />
      <Choices kind="regions" offered={[...of(places.regions), ...(all ? [every('regions')] : [])]} />
      <Choices kind="dealerGroups" offered={[...of(places.dealerGroups), ...(all ? [every('dealerGroups')] : [])]} />
      <Field name="dealerCodes" rows={2} spellCheck={false} />
    </Fieldset>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

interface ChoicesProps {
  readonly kind: Kind
  readonly offered: readonly Choice[]
}

/** So many stand open; more are folded away until one of them is chosen. */
const FEW = 12

function Choices({ kind, offered }: ChoicesProps) {
  const { t } = useTexts()
  const { meta } = useFormField(kind)
  const chosen = meta.defaultOptions ?? []
  const error = meta.errors?.[0]
  const gone = chosen.filter((id) => !offered.some(({ value }) => value === id))
  const choices = [...offered, ...gone.map((value) => ({ value, label: value }))]
  const boxes = (
    <Columns least="200px" gap={[0, 4]}>
      {choices.map(({ value, label }) => (
        <Checkbox key={value} name={kind} value={value} label={label} defaultChecked={chosen.includes(value)} />
      ))}
    </Columns>
  )
  return (
    <Fieldset id={kind} kind="question" legend={t(`admin.users.scope.${kind}`)} error={error}>
      {choices.length <= FEW ? (
        boxes
      ) : (
        <details open={chosen.length > 0 || error !== undefined}>
          <summary className={css.fold}>{t('admin.users.choices', { count: choices.length })}</summary>
          {boxes}
        </details>
      )}
    </Fieldset>
  )
}

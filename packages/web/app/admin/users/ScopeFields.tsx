import type { Rightful, ScopePlaces } from '@volante/contract/users-admin'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import css from './users.module.css'

type Kind = 'markets' | 'brands' | 'regions' | 'dealerGroups'
type Held = Readonly<Record<Kind | 'dealerCodes', readonly string[]>>

export interface ScopeFieldsProps {
  readonly held: Held
  readonly places: ScopePlaces
  /** Message key by kind. */
  readonly errors: Readonly<Partial<Record<keyof Rightful, string>>>
}

/** Where the roles hold: of each kind what the visitor may give, and what is held already. */
export function ScopeFields({ held, places, errors }: ScopeFieldsProps) {
  const { t, byKey } = useTexts()
  const { brands, nameOf } = useBrandNames()
  const all = places.markets.includes('all')
  const every = (kind: Kind) => ({ value: 'all', label: t(`admin.users.every.${kind}`) })
  const of = (list: ScopePlaces['regions']) =>
    list.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))
  const markets = places.markets.map((value) =>
    value === 'all' ? every('markets') : { value, label: t(`admin.users.market.${value}`) },
  )
  const choices = (kind: Kind, offered: readonly Choice[]) => (
    <Choices kind={kind} offered={offered} chosen={held[kind]} error={errors[kind] && byKey(errors[kind])} />
  )
  return (
    <Fieldset kind="section" legend={t('admin.users.scopes')} hint={t('admin.users.scopesHint')}>
      {choices('markets', markets)}
      {choices('brands', [...brands.map((value) => ({ value, label: nameOf(value) })), every('brands')])}
      {choices('regions', [...of(places.regions), ...(all ? [every('regions')] : [])])}
      {choices('dealerGroups', [...of(places.dealerGroups), ...(all ? [every('dealerGroups')] : [])])}
      <TextArea
        id="dealerCodes"
        name="dealerCodes"
        label={t('admin.users.scope.dealerCodes')}
        hint={t('admin.users.dealerCodesHint')}
        defaultValue={held.dealerCodes.join(' ')}
        error={errors.dealerCodes && byKey(errors.dealerCodes)}
        rows={2}
        isOptional
        spellCheck={false}
      />
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
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

/** So many stand open; more are folded away until one of them is chosen. */
const FEW = 12

function Choices({ kind, offered, chosen, error }: ChoicesProps) {
  const { t } = useTexts()
  const gone = chosen.filter((id) => !offered.some(({ value }) => value === id))
  const choices = [...offered, ...gone.map((value) => ({ value, label: value }))]
  const boxes = (
    <div className={css.boxes}>
      {choices.map(({ value, label }) => (
        <Checkbox key={value} name={kind} value={value} label={label} defaultChecked={chosen.includes(value)} />
      ))}
    </div>
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

import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Chips } from './Chips.tsx'
import { type FilterField, typedOf } from './filter-fields.ts'
import { addressOf, isNarrowed, type ListAddress, type ListState } from './list-address.ts'
import css from './list.module.css'
import { useFilters } from './use-filters.ts'

interface FiltersProps<Name extends string> {
  readonly list: ListAddress<Name>
  readonly chosen: ListState<Name>
  readonly label: string
  readonly fields: readonly FilterField<Name>[]
  /** What else of the address stays when another filter is chosen. */
  readonly keep?: readonly Name[]
  /** A question is asked, no list is narrowed. */
  readonly isQuestion?: true
}

/** More than these, words to look for not counted, stand above a list on a phone only when they are asked for. */
const FEW = 3

/** A search form; once script runs a choice applies at once, words after a pause. */
export function Filters<Name extends string>({
  list,
  chosen,
  label,
  fields,
  keep = [],
  isQuestion,
}: FiltersProps<Name>) {
  const { t } = useTexts()
  const shown = typedOf(fields, chosen)
  const { form, change, submit } = useFilters(list, chosen, fields)
  const others = fields.filter((field) => !isWords(field)).length
  const [isFolded, setFolded] = useState(others > FEW)
  const kept = Object.fromEntries(keep.map((name) => [name, chosen[name]])) as Partial<ListState<Name>>
  return (
    <Stack gap={2}>
      <form
        ref={form}
        role="search"
        action={list.path}
        autoComplete="off"
        aria-label={label}
        className={css.filters}
        data-folded={isFolded || undefined}
        onChange={change}
        onSubmit={submit}
      >
        {keep.map((name) => chosen[name] !== '' && <input key={name} type="hidden" name={name} value={chosen[name]} />)}
        {fields.map((field) => (
          <Filter key={field.name} field={field} value={shown[field.name] ?? ''} />
        ))}
        <Row gap={2} className={css.buttons}>
          <Button type="submit" size="small">
            {t('work.filter.apply')}
          </Button>
          {others > FEW && (
            <Button
              size="small"
              variant="quiet"
              className={css.more}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {t('work.filter.more', { count: others })}
            </Button>
          )}
          {isNarrowed(list, chosen) && (
            <LinkButton to={addressOf(list, kept)} size="small" variant="quiet">
              {t('work.filter.clear')}
            </LinkButton>
          )}
        </Row>
      </form>
      {!isQuestion && <Chips list={list} chosen={chosen} fields={fields} />}
    </Stack>
  )
}

const isWords = ({ kind = 'text', options, from, needsOne }: FilterField<string>): boolean =>
  needsOne === true || (kind === 'text' && !options && from === undefined)

interface FilterProps {
  readonly field: FilterField<string>
  readonly value: string
}

function Filter({ field: { name, label, kind = 'text', options, from, needsOne, any }, value }: FilterProps) {
  const { t } = useTexts()
  const shared = { name, id: name, label, defaultValue: value }
  if (from !== undefined) return <ComboBox {...shared} from={from} placeholder={any ?? t('work.filter.any')} />
  if (options) {
    const none = needsOne ? { className: css.words } : { placeholder: any ?? t('work.filter.any') }
    return <Select {...shared} options={options} {...none} />
  }
  if (kind === 'day') return <TextField {...shared} type="date" />
  return <TextField {...shared} type="search" maxLength={80} className={css.words} />
}

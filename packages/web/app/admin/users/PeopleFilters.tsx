import { PEOPLE_SORTS, PERSON_STATES } from '@volante/contract/users-admin'
import { COUNTRIES, ROLES } from '@volante/domain/vocabulary'
import desk from '../../desk/desk.module.css'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { useRoleNames } from '../role-names.ts'
import { useBrandNames } from './brand-names.ts'
import { isNarrowed, PEOPLE_PATH } from './people-query.ts'
import type { PeopleData } from './users.page.tsx'

/** A plain search form; with script a choice applies at once. */
export function PeopleFilters({ data: { places, query } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const role = useRoleNames()
  const { brands, nameOf } = useBrandNames()
  const select = (name: 'role' | 'state' | 'market' | 'brand' | 'region' | 'group' | 'sort') => ({
    name,
    id: name,
    label: t(`admin.users.filter.${name}`),
    placeholder: t('admin.users.filter.any'),
    defaultValue: query[name],
  })
  const ofPlaces = (list: PeopleData['places']['regions']) =>
    list.map(({ id, name, country }) => ({ value: id, label: `${name} (${country})` }))
  return (
    <form
      role="search"
      action={PEOPLE_PATH}
      data-live="people"
      autoComplete="off"
      aria-label={t('admin.users.filter')}
      className={desk.filters}
    >
      <Select {...select('role')} options={ROLES.map((value) => ({ value, label: role.nameOf(value) }))} />
      <Select
        {...select('state')}
        options={PERSON_STATES.map((value) => ({ value, label: t(`admin.users.state.${value}`) }))}
      />
      <Select
        {...select('market')}
        options={COUNTRIES.map((value) => ({ value, label: t(`admin.users.market.${value}`) }))}
      />
      <Select {...select('brand')} options={brands.map((value) => ({ value, label: nameOf(value) }))} />
      <Select {...select('region')} options={ofPlaces(places.regions)} />
      <Select {...select('group')} options={ofPlaces(places.dealerGroups)} />
      <Select
        {...select('sort')}
        placeholder={t('admin.users.sort.newest')}
        options={PEOPLE_SORTS.filter((sort) => sort !== 'newest').map((value) => ({
          value,
          label: t(`admin.users.sort.${value}`),
        }))}
      />
      <TextField
        name="dealer"
        id="dealer"
        label={t('admin.users.filter.dealer')}
        defaultValue={query.dealer}
        maxLength={40}
      />
      <TextField
        name="text"
        id="text"
        label={t('admin.users.filter.text')}
        defaultValue={query.text}
        type="search"
        maxLength={80}
        className={desk.wide}
      />
      <div className={desk.filterActions}>
        <Button type="submit" size="small">
          {t('admin.users.filter.apply')}
        </Button>
        {isNarrowed(query) && (
          <a href={PEOPLE_PATH} data-live="people" className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {t('admin.users.clear')}
          </a>
        )}
      </div>
    </form>
  )
}

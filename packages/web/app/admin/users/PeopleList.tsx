import type { PersonRow } from '@volante/contract/users-admin'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Ticked } from '../../work/bulk/Ticked.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { addressOf, searchOf } from '../../work/list/list-address.ts'
import { Cut, WorkTable } from '../../work/list/WorkTable.tsx'
import { useRoleNames } from '../../work/role-names.ts'
import { PEOPLE, type PeopleState, personAddress } from './people-list.ts'
import type { PeopleData } from './load-people.ts'

export const STATE_TONES = { active: 'good', invited: 'warn', deactivated: 'bad' } as const

/** Dense and masked: the whole address is read where a person is open. */
export function PeopleList({ data }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const columns = useColumns(data)
  return (
    <WorkTable caption={t('admin.users.title')} columns={columns} rows={data.people.items} rowKey={({ id }) => id} />
  )
}

function useColumns({ chosen, mayChange, isAllTicked }: PeopleData): readonly Column<PersonRow>[] {
  const { t, date } = useTexts()
  const { nameOf } = useRoleNames()
  const where = useWhere()
  return [
    {
      id: 'name',
      title: t('admin.users.field.name'),
      ...sorting(chosen),
      cell: ({ id, name }) => {
        const link = <Link to={personAddress(id, searchOf(chosen))}>{name}</Link>
        if (!mayChange) return link
        return (
          <Ticked id={id} name={name} isOn={isAllTicked}>
            {link}
          </Ticked>
        )
      },
    },
    { id: 'email', title: t('admin.users.field.email'), cell: ({ email }) => email },
    { id: 'document', title: t('admin.users.document'), cell: ({ document }) => document ?? '' },
    {
      id: 'roles',
      title: t('admin.users.field.roles'),
      cell: ({ roles }) => <Cut>{roles.map(nameOf).join(', ')}</Cut>,
    },
    { id: 'where', title: t('admin.users.where'), cell: (row) => <Cut>{where(row)}</Cut> },
    {
      id: 'state',
      title: t('admin.users.filter.state'),
      cell: ({ state }) => <StatusTag tone={STATE_TONES[state]}>{t(`admin.users.state.${state}`)}</StatusTag>,
    },
    {
      id: 'seen',
      title: t('admin.users.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <time dateTime={lastSeenAt}>{date(lastSeenAt, 'moment')}</time> : ''),
    },
  ]
}

/** Where somebody's rights hold, in a line. */
function useWhere() {
  const { t } = useTexts()
  const { nameOf } = useBrandNames()
  return ({ markets, brands, regions, dealerGroups, dealerCodes }: PersonRow): string =>
    [
      markets.map((one) => (one === 'all' ? t('admin.users.market.all') : one)).join(', '),
      brands.map((one) => (one === 'all' ? t('admin.users.brand.all') : nameOf(one))).join(', '),
      regions.length > 0 && t('admin.users.regions', { count: regions.length }),
      dealerGroups.length > 0 && t('admin.users.groups', { count: dealerGroups.length }),
      dealerCodes.length > 0 && t('admin.users.dealers', { count: dealerCodes.length }),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** By name from A to Z, at the next press from Z to A. */
const sorting = (chosen: PeopleState): Pick<Column<PersonRow>, 'sortTo' | 'sorted'> => ({
  sortTo: addressOf(PEOPLE, chosen, { sort: chosen.sort === 'name' ? 'nameDesc' : 'name', after: '' }),
  ...(chosen.sort === 'name' ? { sorted: 'ascending' } : chosen.sort === 'nameDesc' ? { sorted: 'descending' } : {}),
})

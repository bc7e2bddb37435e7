import type { LeadRow } from '@volante/contract/desk'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import type { Column } from '../../ui/data/DataTable.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Cut, WorkTable } from '../../work/list/WorkTable.tsx'
import { Soft } from '../../work/Soft.tsx'
import { channelName } from './channel-name.ts'
import { LEADS } from './lead-list.ts'
import type { LeadsData } from './load-leads.ts'
import { shortMoment } from '../../work/short-moment.ts'
import { standingOf } from './lead-standing.ts'

/** Who waits longest first, personal data masked. */
export function LeadList({ data }: { readonly data: LeadsData }) {
  const texts = useTexts()
  const { leads, chosen } = data
  return (
    <WorkTable
      caption={texts.t('desk.leads.title')}
      columns={columnsOf(texts, data)}
      rows={leads.items}
      rowKey={({ id }) => id}
      currentKey={chosen.lead}
    />
  )
}

function columnsOf(texts: Texts, { chosen, now, zones }: LeadsData): readonly Column<LeadRow>[] {
  const { t, language } = texts
  return [
    {
      id: 'protocol',
      title: t('desk.column.protocol'),
      cell: ({ id, protocol }) => (
        <Link to={addressOf(LEADS, chosen, { lead: id })} preventScrollReset>
          {protocol}
        </Link>
      ),
    },
    {
      id: 'time',
      title: t('desk.column.time'),
      cell: ({ createdAt, site }) => <time dateTime={createdAt}>{shortMoment(language, createdAt, zones[site])}</time>,
    },
    {
      id: 'reply',
      title: t('desk.column.reply'),
      cell: (lead) => {
        const { tone, words } = standingOf(texts, lead, now)
        return tone === 'good' || lead.closedAt ? words : <StatusTag tone={tone}>{words}</StatusTag>
      },
    },
    {
      id: 'person',
      title: t('desk.column.person'),
      cell: ({ name, personType }) => (
        <>
          {name} {personType === 'legalPerson' && <Soft>{t('desk.company')}</Soft>}
        </>
      ),
    },
    {
      id: 'owner',
      title: t('desk.column.owner'),
      cell: ({ owner }) =>
        owner ? <Cut>{owner.isOwn ? t('desk.work.you') : owner.name}</Cut> : <Soft>{t('desk.work.none')}</Soft>,
    },
    {
      id: 'car',
      title: t('desk.column.car'),
      cell: ({ product }) => (product ? <Cut>{product.name}</Cut> : <Soft>{t('desk.noCar')}</Soft>),
    },
    {
      id: 'dealer',
      title: t('desk.column.dealer'),
      cell: ({ dealer }) => (dealer ? <Cut>{dealer.name}</Cut> : <Soft>{t('desk.noDealer')}</Soft>),
    },
    {
      id: 'channel',
      title: t('desk.column.channel'),
      cell: ({ preferredContactMethod }) => channelName(texts, preferredContactMethod),
    },
  ]
}

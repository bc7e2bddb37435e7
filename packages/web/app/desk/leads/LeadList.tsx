import type { LeadRow } from '@volante/contract/desk'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data/DataTable.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import css from '../desk.module.css'
import { channelName } from './channel-name.ts'
import { leadAddress } from './lead-address.ts'
import type { LeadsData } from './load-leads.ts'
import { shortMoment } from './short-moment.ts'
import { timeLeft } from './time-left.ts'

const ROW_LINK = 'a[data-lead]'

/** Newest first. While the list has the focus j and k walk it: single letters elsewhere belong to other tools (WCAG 2.1.4). */
export function LeadList({ data }: { readonly data: LeadsData }) {
  const texts = useTexts()
  const { leads, query } = data
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut on top of links that work by themselves
    <div className={css.list} onKeyDown={walk}>
      <DataTable
        caption={texts.t('desk.leads.title')}
        isCaptionHidden
        columns={columnsOf(texts, data)}
        rows={leads.items}
        rowKey={({ id }) => id}
        currentKey={query.lead}
      />
    </div>
  )
}

function columnsOf(texts: Texts, { query, now, zones }: LeadsData): readonly Column<LeadRow>[] {
  const { t, language } = texts
  return [
    {
      id: 'protocol',
      title: t('desk.column.protocol'),
      cell: ({ id, protocol }) => (
        <Link data-lead to={leadAddress(query, { lead: id })} preventScrollReset className={css.rowLink}>
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
      cell: ({ replyBy }) => {
        const { tone, words } = timeLeft(texts, replyBy, now)
        return tone === 'good' ? words : <StatusTag tone={tone}>{words}</StatusTag>
      },
    },
    {
      id: 'person',
      title: t('desk.column.person'),
      cell: ({ name, personType }) => (
        <>
          {name}
          {personType === 'legalPerson' && <span className={css.soft}> {t('desk.company')}</span>}
        </>
      ),
    },
    {
      id: 'car',
      title: t('desk.column.car'),
      cell: ({ product }) =>
        product ? <Cut>{product.name}</Cut> : <span className={css.soft}>{t('desk.noCar')}</span>,
    },
    {
      id: 'dealer',
      title: t('desk.column.dealer'),
      cell: ({ dealer }) =>
        dealer ? <Cut>{dealer.name}</Cut> : <span className={css.soft}>{t('desk.noDealer')}</span>,
    },
    {
      id: 'channel',
      title: t('desk.column.channel'),
      cell: ({ preferredContactMethod }) => channelName(texts, preferredContactMethod),
    },
  ]
}

/** Long names end in an ellipsis; the whole one is in the panel and in the title. */
function Cut({ children }: { readonly children: string }) {
  return (
    <span className={css.cut} title={children}>
      {children}
    </span>
  )
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_LINK)]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = links[at === -1 ? 0 : at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

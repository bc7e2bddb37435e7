import { CLOSE_REASON_NAMES } from '@volante/domain/lead/lead-work'
import { stateName } from '@volante/domain/places/places'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { resource } from '../../work/resource/resource.ts'
import { Soft } from '../../work/Soft.tsx'
import { channelName } from './channel-name.ts'
import { standingOf } from './lead-standing.ts'

/** Leads of the reader's dealers, who waits longest first, personal data masked; one is read and worked on beside the list. */
export const leads = resource('desk', {
  path: '/desk',
  noun: 'leads',
  list: 'leads',
  get: 'lead',
  title: ({ protocol }) => protocol,
  columns: [
    { of: 'protocol', says: ({ protocol }) => protocol },
    {
      of: 'replyBy',
      says: (lead, texts, { now }) => standingOf(texts, lead, now).words,
      as(lead, texts, { now }) {
        const { tone, words } = standingOf(texts, lead, now)
        return tone === 'good' || lead.closedAt ? words : <StatusTag tone={tone}>{words}</StatusTag>
      },
    },
    {
      of: 'name',
      says: ({ name }) => name,
      as: ({ name, personType }, { t }) => (
        <>
          {name} {personType === 'legalPerson' && <Soft>{t('desk.company')}</Soft>}
        </>
      ),
    },
    'createdAt',
    {
      of: 'owner',
      says: ({ owner }, { t }) => (owner?.isOwn ? t('desk.work.you') : (owner?.name ?? '')),
      none: 'desk.work.none',
    },
    { of: 'product', says: ({ product }) => product?.name ?? '', none: 'desk.noCar' },
    { of: 'dealer', says: ({ dealer }) => dealer?.name ?? '', none: 'desk.noDealer' },
    { of: 'preferredContactMethod', says: (lead, texts) => channelName(texts, lead.preferredContactMethod) },
  ],
  filters: ['site', 'dealerCode', 'stateCode', 'state', 'owner', 'reply', 'from', 'to', 'text'],
  choices: {
    accountId: { from: 'leadSellers', read: (sellers) => sellers.map(({ id, name }) => ({ value: id, label: name })) },
    reason: ({ t }) => CLOSE_REASON_NAMES.map((value) => ({ value, label: t(`desk.work.reason.${value}`) })),
    dealerCode: {
      from: 'leadDealers',
      read: (dealers) => dealers.map(({ code, name, leads }) => ({ value: code, label: `${name} (${leads})` })),
    },
    stateCode: {
      from: 'leadStates',
      read: (places) => places.map(({ code, leads }) => ({ value: code, label: `${stateName(code)} (${leads})` })),
    },
  },
  kinds: { site: 'site', createdAt: 'siteMoment' },
  beside: 'lead',
})

import { resource } from '../../work/resource/resource.ts'
import { listStanding } from './lead-standing.ts'

/** Leads of the reader's dealers, who waits longest first, personal data masked; one is read and worked on beside the list. */
export const leads = resource('desk', {
  path: '/desk',
  noun: 'leads',
  list: 'leads',
  get: 'lead',
  title: ({ protocol }) => protocol,
  columns: [
    'protocol',
    { of: 'replyBy', tag: (lead, texts, { now }) => listStanding(texts, lead, now) },
    {
      of: 'name',
      pair: ({ name, personType }, { t }) => [name, personType === 'legalPerson' ? t('desk.company') : ''],
    },
    'createdAt',
    {
      of: 'owner',
      says: ({ owner }, { t }) => (owner?.isOwn ? t('desk.work.you') : (owner?.name ?? '')),
      none: 'desk.work.none',
    },
    { of: 'product', none: 'desk.noCar' },
    { of: 'dealer', none: 'desk.noDealer' },
    { of: 'preferredContactMethod', none: 'desk.channel.any' },
  ],
  further: ['preferredContactMethod'],
  filters: ['site', 'dealerCode', 'stateCode', 'state', 'owner', 'reply', 'from', 'to', 'text'],
  choices: {
    accountId: { from: 'leadSellers' },
    dealerCode: { from: 'leadDealers' },
    stateCode: { from: 'leadStates' },
  },
  words: { preferredContactMethod: 'desk.channel.*', reason: 'desk.work.reason.*', closeReason: 'desk.work.reason.*' },
  kinds: { site: 'site', createdAt: 'siteMoment', preferredContactMethod: 'choice' },
  beside: 'lead',
})
